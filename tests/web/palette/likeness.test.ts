import { expect, test } from 'vitest'
import { beginsWithSlip, likeness } from '#web/components/palette/reading/likeness.ts'

test('a beginning is nearer than a word within, another word, and a slip', () => {
  expect(likeness('pizza', 'Pizza Margherita')).toBe(4)
  expect(likeness('marg piz', 'Pizza Margherita')).toBe(3)
  expect(likeness('groc', 'Shopping', 'groceries list')).toBe(2)
  expect(likeness('piza', 'Pizza Margherita')).toBe(1)
  expect(likeness('pizza', 'Lasagne')).toBe(0)
})
test('every word must be there', () => {
  expect(likeness('pizza salami', 'Pizza Margherita')).toBe(0)
})
test('accents, capitals and ß do not matter', () => {
  expect(likeness('CREME BRU', 'Crème brûlée')).toBe(4)
  expect(likeness('suss', 'Süßes Brot')).toBe(4)
})
test('a long word is found by its middle, as German ones are long', () => {
  expect(likeness('kuchen', 'Apfelkuchen')).toBe(1)
  expect(likeness('kuc', 'Apfelkuchen')).toBe(0)
})
test.each([
  ['left out', 'lasgne'],
  ['added', 'lasaagne'],
  ['taken for another', 'lesagne'],
  ['swapped', 'lasgane'],
])('one letter %s is forgiven', (_, typed) => {
  expect(beginsWithSlip(typed, 'lasagne')).toBe(true)
  expect(likeness(typed, 'Lasagne al forno')).toBe(1)
})
test('two slips are another word, and a short word has none', () => {
  expect(likeness('lesagme', 'Lasagne')).toBe(0)
  expect(likeness('pea', 'Pie')).toBe(0)
})
test('nothing is like nothing', () => {
  expect(likeness('  ', 'Pizza')).toBe(0)
})
