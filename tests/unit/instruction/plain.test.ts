import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderInstruction } from '#worker/modules/recipes/instruction/index.ts'
import { isPlainText } from '#worker/modules/recipes/instruction/markdown/plain-text.read.ts'
import { renderPlainInstruction } from '#worker/modules/recipes/instruction/render-plain-instruction.ts'

const flour = {
  amount: 200,
  amount_max: null,
  no_amount: false,
  unit: null,
  food: { name: 'Flour', plural_name: null },
  note: '',
}

const sentences = [
  'Bake for 20 minutes',
  'at 180 °C',
  'Sift the ',
  'see larder.com',
  '**210 °C**',
  '**7 to 9 minutes**',
  '**{{ ingredients[0] }} now**',
  'über Nacht',
  '1.5 l',
  '{{ ingredients[0] }}',
]
const between = [
  ' ',
  '\n',
  '\n\n',
  '  \n',
  '\n \n',
  ' \n\n\n',
  '    ',
  '\u00a0',
  '.',
  ', ',
  ': ',
  '(',
  ')',
  '{',
  '"',
  '\r\n',
  '\u2028',
]
const marks = [
  '*',
  '_',
  '- ',
  '+',
  '# ',
  '1. ',
  '2) ',
  '> ',
  '`',
  '~~',
  '<b>',
  '&amp;',
  'www.',
  'https://a.de',
  '@',
  '|',
  '---',
  '===',
  '[',
  ']',
  '\\',
]
const text = (parts: string[]) => fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((all) => all.join(''))

test('a plain text is read as Markdown reads it', () => {
  const some = fc.oneof(
    text([...sentences, ...between]),
    text([...sentences, ...between, ...marks]),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(some, (source) => {
      const plain = renderPlainInstruction(source, [flour])
      if (plain) expect(plain).toEqual(renderInstruction(source, [flour]))
    }),
    { numRuns: 3000 },
  )
})

test('sentences with times, templates and paragraphs are plain', () => {
  expect(
    isPlainText('Sift {{ ingredients[0] }} and bake for **20–25 minutes** at 180 °C.\n\nServe (warm) - or cold!'),
  ).toBe(true)
})

test.each([
  '*Stir* well',
  'Stir**ring**',
  '- one\n- two',
  '1. Stir',
  '# Dough',
  'a | b',
  'x < y',
  'https://larder.test',
  'Title\n---',
])('Markdown reads %j', (source) => expect(isPlainText(source)).toBe(false))
