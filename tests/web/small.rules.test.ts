import { expect, test } from 'vitest'
import { localPath } from '#web/features/auth/local-path.ts'
import { greeting } from '#web/features/home/home.page.tsx'
import { deviceName } from '#web/features/settings/session.list.tsx'
import { textColorOn } from '#worker/modules/colors/color.ts'
import { navColors } from '#web/lib/looks/nav-colors.ts'

test.each([
  ['/recipe/3?servings=2#step', '/recipe/3?servings=2#step'],
  [undefined, '/'],
  ['https://elsewhere.example/', '/'],
  ['//elsewhere.example/', '/'],
  ['/\\elsewhere.example/', '/'],
  ['javascript:alert(1)', '/'],
])('after signing in, %s leads to %s', (wanted, path) => expect(localPath(wanted)).toBe(path))

test.each([
  ['#ddbf86', '#2b211b'],
  ['#222222', '#ffffff'],
  ['#fff', '#2b211b'],
  ['blue', undefined],
])('text on a navigation of %s is %s', (background, ink) => expect(textColorOn(background)).toBe(ink))

test('a space colours the navigation, and what is no colour leaves it as it is', () => {
  expect(navColors('#222222')).toMatchObject({ '--nav': '#222222', '--nav-ink': '#ffffff' })
  expect(navColors('222222')).toMatchObject({ '--nav': '#222222' })
  expect(navColors('')).toEqual({})
  expect(navColors('blue')).toEqual({})
})

test('a device is named by browser and system', () => {
  expect(deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile/15E148 Safari/604.1')).toEqual({
    browser: 'Safari',
    system: 'iPhone',
  })
  expect(deviceName('Mozilla/5.0 (Windows NT 10.0) Chrome/141.0 Safari/537.36 Edg/141.0')).toEqual({
    browser: 'Edge',
    system: 'Windows',
  })
  expect(deviceName('curl/8.5')).toBeUndefined()
})

test.each([
  [8, 'greeting.morning'],
  [13, 'greeting.day'],
  [19, 'greeting.evening'],
  [23, 'greeting.night'],
  [2, 'greeting.night'],
])('at %d one is greeted with %s', (hour, key) => expect(greeting(new Date(2026, 10, 27, hour))).toBe(key))
