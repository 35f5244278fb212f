import { expect, test } from 'vitest'
import { toggleHeading } from '#web/components/recipe-form/lines/ingredient.menu.tsx'
import { readMinutes } from '#worker/modules/recipes/instruction/duration/minutes.read.ts'
import { insertText, prefixLines, wrapSelection } from '#web/features/editor/steps/text-selection.ts'
import { compareLines } from '#web/features/editor/compare-lines.ts'
import { foodRow } from './draft.make.ts'

test.each([
  ['90', 90],
  ['1:30', 90],
  ['1 h 30', 90],
  ['1h30min', 90],
  ['1,5 Std', 90],
  ['1½ h', 90],
  ['2 Tage', 2880],
  ['1 day 2 hours', 1560],
  ['1 Stunde und 5 Minuten', 65],
  ['10080', 10_080],
  ['10-15 min', 15],
  ['1 heure 20', 80],
  ["45'", 45],
  ['', 0],
  ['soon', null],
  ['5 apples', null],
])('"%s" as a time is %s minutes', (text, minutes) => expect(readMinutes(text)).toBe(minutes))

test('turning an ingredient into a heading and back restores it', () => {
  const flour = foodRow('flour', { amount: 200 })
  const heading = toggleHeading(flour)
  expect(heading).toMatchObject({ heading: true, note: 'flour' })
  expect(toggleHeading(heading)).toEqual(flour)
})

test('a heading turned into an ingredient becomes the food it names', () => {
  expect(toggleHeading({ ...foodRow('x'), heading: true, food: null, note: 'Salt' })).toMatchObject({
    food: { name: 'Salt' },
    note: '',
  })
})

test('bold is put around the selection and removed again', () => {
  const bold = wrapSelection({ text: 'Stir well.', start: 5, end: 9 }, '**')
  expect(bold).toEqual({ text: 'Stir **well**.', start: 7, end: 11 })
  expect(wrapSelection(bold, '**')).toEqual({ text: 'Stir well.', start: 5, end: 9 })
})

test('a list starts at whole lines, also for a partial selection', () => {
  expect(prefixLines({ text: 'a\nbc\nd', start: 3, end: 6 }, '- ').text).toBe('a\n- bc\n- d')
  expect(prefixLines({ text: '- a\n- b', start: 0, end: 7 }, '- ').text).toBe('a\nb')
})

test('inserted text is separated from the word before it', () => {
  expect(insertText({ text: 'Melt', start: 4, end: 4 }, 'x')).toEqual({ text: 'Melt x', start: 6, end: 6 })
})

test('each line of two texts is in both or only in one, in their order', () => {
  expect(compareLines(['a', 'b', 'c', 'e'], ['a', 'c', 'd', 'e'])).toEqual([
    { text: 'a', kind: 'same' },
    { text: 'b', kind: 'mine' },
    { text: 'c', kind: 'same' },
    { text: 'd', kind: 'theirs' },
    { text: 'e', kind: 'same' },
  ])
})
