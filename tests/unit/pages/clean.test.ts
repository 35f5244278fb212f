import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanLine, cleanLines } from '#worker/modules/imports/pages/text/clean.ts'

test.each([
  ['entities, also twice encoded', '1&frac12; cups &amp;amp; a pinch', '1½ cups & a pinch'],
  ['tags', '2 <a href="/egg">eggs</a>, <em>large</em>', '2 eggs, large'],
  ['doubled brackets', '1 onion ((chopped))', '1 onion (chopped)'],
  ['nested brackets stay', '1 can ((14 oz) drained)', '1 can ((14 oz) drained)'],
  ['spaces of every kind', '1\u00a0cup \t\n\u2009milk', '1 cup milk'],
  ['characters nobody sees', '1\u200b cup\u00ad\ufeff milk', '1 cup milk'],
  ['letters with loose accents', 'cre\u0300me', 'crème'],
  ['UTF-8 that was read as Windows-1252', '1Â½ cupsÂ\u00a0milk, donâ€™t', '1½ cups milk, don’t'],
  ['a sign that is no tag', 'heat < 100 °C & stir > 5 min', 'heat < 100 °C & stir > 5 min'],
  ['scripts', 'salt<script>alert(1)</script>', 'salt'],
])('%s', (_, text, line) => {
  expect(cleanLine(text)).toBe(line)
})

test('zero-width joiners inside words stay, others go', () => {
  expect(cleanLine('می\u200cخواهم salt\u200d')).toBe('می\u200cخواهم salt')
})

test('paragraphs, breaks and list items are lines', () => {
  expect(cleanLines('<p>Mix.</p><p>Bake<br>long.</p><ul><li>Rest</li><li>Eat</li></ul>')).toEqual([
    'Mix.',
    'Bake',
    'long.',
    'Rest',
    'Eat',
  ])
  expect(cleanLines('Mix.\n\nBake.\r\nRest.')).toEqual(['Mix.', 'Bake.', 'Rest.'])
  expect(cleanLines('<p>Mix\nwell.</p>')).toEqual(['Mix well.'])
})

test('bold stays as Markdown, without the spaces around the words', () => {
  expect(cleanLines('Add <strong> butter </strong>, then <b></b>stir.')).toEqual(['Add **butter** , then stir.'])
  expect(cleanLines('<b>Mix</b>: all')).toEqual(['**Mix**: all'])
})

test('amount and unit that only CSS separates get a space', () => {
  expect(cleanLine('<span>1</span><span>cup</span> <span>milk</span>')).toBe('1 cup milk')
  expect(cleanLine('<span>H</span>eat the oven')).toBe('Heat the oven')
})

test('cleaning twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = cleanLine(text)
      fc.pre(!/[<&]/.test(once))
      expect(cleanLine(once)).toBe(once)
    }),
  )
})
