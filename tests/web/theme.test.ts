import { beforeEach, expect, test } from 'vitest'
import { chooseTheme, followTheme, theme } from '#web/lib/theme.ts'

beforeEach(() => chooseTheme('system'))

test('the system decides until somebody chooses', () => expect(theme()).toBe('system'))
test('a dark account is dark on a device without a choice', () => {
  followTheme('TANDOOR_DARK')
  expect(theme()).toBe('dark')
})
test('the choice of the device wins over the account', () => {
  chooseTheme('light')
  followTheme('TANDOOR_DARK')
  expect(theme()).toBe('light')
})
test('an account that turns back to its default leaves it to the system again', () => {
  followTheme('TANDOOR_DARK')
  followTheme('TANDOOR')
  expect(theme()).toBe('system')
})
