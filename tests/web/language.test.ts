import { afterEach, expect, test, vi } from 'vitest'
import { localeOf } from '#web/lib/i18n/language.ts'

const browserWants = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
afterEach(() => vi.restoreAllMocks())

test('numbers and dates follow the region the browser names for the language', () => {
  browserWants('de-AT', 'en-GB', 'en')
  expect(localeOf('en')).toBe('en-GB')
  expect(localeOf('de')).toBe('de-AT')
})
test('without a region numbers and dates follow the language', () => {
  browserWants('fr')
  expect(localeOf('de')).toBe('de')
})
test('a tag that no formatter takes is skipped', () => {
  browserWants('en-US@posix')
  expect(localeOf('en')).toBe('en')
})
