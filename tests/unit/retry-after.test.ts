import { expect, it } from 'vitest'
import { retryAfter } from '#worker/gateway/retry-after.ts'

const at = '2026-11-30T12:00:00.000Z'
const after = (header?: string) => retryAfter(new Headers(header === undefined ? {} : { 'retry-after': header }), at)

it('a server is left alone for the seconds, or until the date, that it names', () => {
  expect(after('120')).toBe(120)
  expect(after('Mon, 30 Nov 2026 12:05:00 GMT')).toBe(300)
})

it('a date that is over means now, and nobody is left alone for longer than a day', () => {
  expect(after('Mon, 30 Nov 2026 11:00:00 GMT')).toBe(0)
  expect(after('99999999')).toBe(86_400)
  expect(after('Fri, 31 Dec 2027 12:00:00 GMT')).toBe(86_400)
})

it('what says neither says nothing', () => {
  for (const header of [undefined, '', 'soon', '-5x']) expect(after(header)).toBeUndefined()
})
