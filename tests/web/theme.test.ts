import { beforeEach, expect, test } from 'vitest'
import { chooseTheme, applyPreferredTheme, currentTheme } from '#web/lib/looks/theme.ts'

beforeEach(() => chooseTheme('system'))

test('the system decides until somebody chooses', () => expect(currentTheme()).toBe('system'))
test('a dark account is dark on a device without a choice', () => {
  applyPreferredTheme('TANDOOR_DARK')
  expect(currentTheme()).toBe('dark')
})
test('the choice of the device wins over the account', () => {
  chooseTheme('light')
  applyPreferredTheme('TANDOOR_DARK')
  expect(currentTheme()).toBe('light')
})
test('an account that returns to its default leaves the theme to the system again', () => {
  applyPreferredTheme('TANDOOR_DARK')
  applyPreferredTheme('TANDOOR')
  expect(currentTheme()).toBe('system')
})
test('the theme of a space comes before that of the account', () => {
  applyPreferredTheme('TANDOOR', 'TANDOOR_DARK')
  expect(currentTheme()).toBe('dark')
  applyPreferredTheme('TANDOOR_DARK', 'FLATLY')
  expect(currentTheme()).toBe('light')
  applyPreferredTheme('TANDOOR_DARK', 'BLANK')
  expect(currentTheme()).toBe('dark')
})
