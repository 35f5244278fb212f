import { expect, test } from 'vitest'
import { parseLine } from '#worker/modules/imports/lines/parse.ts'
import { said } from './said.ts'

test.each([
  ['For the sauce:', 'For the sauce'],
  ['For the sauce', 'For the sauce'],
  ['- For the dough:', 'For the dough'],
  ['Sauce:', 'Sauce'],
  ['SAUCE:', 'SAUCE'],
  ['For 2 people:', 'For 2 people'],
  ['## Sauce', 'Sauce'],
  ['### Sauce ###', 'Sauce'],
  ['**Sauce**', 'Sauce'],
  ['**Sauce:**', 'Sauce'],
  ['--- Sauce ---', 'Sauce'],
  ['[Sauce]', 'Sauce'],
  ['Für die Soße', 'Für die Soße'],
  ['Teig:', 'Teig'],
  ['Pour la sauce :', 'Pour la sauce'],
  ['Para la salsa', 'Para la salsa'],
  ['Per il ripieno', 'Per il ripieno'],
  ['Voor de saus', 'Voor de saus'],
  ['Till såsen', 'Till såsen'],
  ['Для соуса', 'Для соуса'],
  ['Για τη σάλτσα', 'Για τη σάλτσα'],
  ['Sos:', 'Sos'],
  ['【たれ】', 'たれ'],
  ['酱料：', '酱料'],
  ['For garnish', 'For garnish'],
])('a line that titles others is a heading: %s', (text, expected) => expect(said(text)).toBe(`heading ${expected}`))

test('a heading has its text in the note and nothing else', () =>
  expect(parseLine('For the sauce:')).toEqual({
    amount: 0,
    amount_max: null,
    no_amount: true,
    unit: null,
    food: null,
    note: 'For the sauce',
    is_header: true,
    original_text: 'For the sauce:',
  }))

test.each(['2 eggs:', 'Sugar: 1 cup', 'Salt', '* Lemon wedges', '# Lemon wedges', 'Salt & pepper', '###', '---', ''])(
  'an ingredient or nothing at all is no heading: %s',
  (text) => expect(parseLine(text).is_header).toBe(false),
)
