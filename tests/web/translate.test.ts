import { expect, test } from 'vitest'
import { createTranslator } from '#web/lib/i18n/create-translator.ts'

const words = {
  title: 'Recipes',
  nav: { home: 'Home' },
  found_one: '{{count}} recipe',
  found_other: '{{count}} recipes',
  hello: 'Hello {{name}}',
}
const t = createTranslator<typeof words>(words, 'en')

test('a nested text is found by its dotted path', () => expect(t('nav.home')).toBe('Home'))
test('a count of one is singular', () => expect(t('found', { count: 1 })).toBe('1 recipe'))
test('a count of zero is plural in English', () => expect(t('found', { count: 0 })).toBe('0 recipes'))
test('numbers are grouped as the language groups them', () => {
  expect(t('found', { count: 12345 })).toBe('12,345 recipes')
  expect(createTranslator<typeof words>(words, 'de')('found', { count: 12345 })).toBe('12.345 recipes')
})
test('a value is inserted as it is, even when it looks like a placeholder', () => {
  expect(t('hello', { name: '{{count}} $&' })).toBe('Hello {{count}} $&')
})
