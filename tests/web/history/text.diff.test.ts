import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRange } from '#worker/modules/amounts/index.ts'
import { foldLines } from '#web/features/history/text-difference.tsx'
import { type LoggedIngredient, ingredientText } from '#web/features/history/ingredient-difference.tsx'
import { sequenceDiff } from '#web/components/difference/sequence-diff.ts'
import { type DiffLine, textDiff, wordDiff } from '#web/components/difference/text-diff.ts'

const written = (lines: readonly DiffLine[]) =>
  lines.map(({ parts }) =>
    parts.map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `[+${text}]` : `[-${text}]`)).join(''),
  )

test('a reworded line shows the added and removed words', () => {
  expect(written(textDiff('Fry for ten minutes.', 'Fry for five minutes.'))).toEqual(['Fry for [-ten][+five] minutes.'])
})

test('only a new line is marked, and the others stay', () => {
  expect(written(textDiff('Chop.\nFry.', 'Chop.\nSalt.\nFry.'))).toEqual(['Chop.', '[+Salt.]', 'Fry.'])
})

test('lines that have nothing in common are one removed and one added line', () => {
  expect(written(textDiff('Preheat the oven.', 'Soak beans overnight in water'))).toEqual([
    '[-Preheat the oven.]',
    '[+Soak beans overnight in water]',
  ])
})

test('an empty text becomes all added, and a text that becomes empty all removed', () => {
  expect(written(textDiff('', 'Stir.'))).toEqual(['[+Stir.]'])
  expect(written(textDiff('Stir.', ''))).toEqual(['[-Stir.]'])
})

test('words keep their accents and apostrophes', () => {
  expect(wordDiff('don’t purée', 'don’t purée it').filter(({ kind }) => kind === 'added')).toEqual([
    { kind: 'added', text: ' it' },
  ])
})

test('scripts without spaces are compared letter by letter', () => {
  expect(wordDiff('加热十分钟', '加热五分钟').map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'same 加热',
    'removed 十',
    'added 五',
    'same 分钟',
  ])
})

test('without added words the diff is the old text, without removed ones the new text', () => {
  const word = fc.constantFrom('salt', 'pepper', ' ', '\n', '½', 'l’eau', '🍅', '.')
  const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = textDiff(before, after)
      const side = (gone: 'added' | 'removed') =>
        lines
          .filter(({ kind }) => kind !== gone)
          .map(({ parts }) =>
            parts
              .filter(({ kind }) => kind !== gone)
              .map((part) => part.text)
              .join(''),
          )
          .join('\n')
      expect([side('added'), side('removed')]).toEqual([before, after])
    }),
  )
})

test('two very long texts are compared quickly', () => {
  const book = (word: string) => Array.from({ length: 5000 }, (_, index) => `${word} ${index}`)
  const begin = performance.now()
  expect(sequenceDiff(book('one'), book('two'))).toHaveLength(10_000)
  expect(performance.now() - begin).toBeLessThan(1000)
})

test('lines far from any change are folded into a count', () => {
  const before = ['a', 'b', 'c', 'd', 'e', 'f'].join('\n')
  const rows = foldLines(textDiff(before, before.replace('f', 'g')))
  expect(rows.map((row) => (row.kind === 'folded' ? row.count : row.kind))).toEqual([4, 'same', 'removed', 'added'])
})

test('an ingredient of a version is one line', () => {
  const flags = { is_header: false, no_amount: false }
  const fields = { amount: 0.5, amount_max: null, unit: 'cup', food: 'milk', note: 'warm', ...flags }
  const text = (more: Partial<LoggedIngredient>) =>
    ingredientText({ ...fields, ...more }, (range) => formatRange(range))
  expect(text({})).toBe('0.5 cup milk, warm')
  expect(text({ amount_max: 1 })).toBe('0.5–1 cup milk, warm')
  expect(text({ no_amount: true, unit: null })).toBe('milk, warm')
  expect(text({ is_header: true, note: 'For the dough' })).toBe('For the dough')
})
