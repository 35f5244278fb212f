import { act, renderHook } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ApiError } from '#web/lib/api/api-error.ts'
import { reportError } from '#web/lib/messages/report-error.ts'
import { clearMessages, useMessages } from '#web/lib/messages/messages.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

beforeAll(() => loadTranslations('common'))
beforeEach(() => act(clearMessages))

const last = () => renderHook(() => useMessages()).result.current.at(-1)
const refusal = (status: number, statusText: string, body: unknown) =>
  new ApiError({ status, statusText, url: '/api/food/' }, body)

test('a refusal names what was tried, the status and each field on its own line', () => {
  act(() =>
    reportError(refusal(400, 'Bad Request', { name: ['Too long.', 'Taken.'], plural_name: ['Odd.'] }), 'create'),
  )
  expect(last()?.msg).toEqual({
    title: 'Error while creating - Bad Request (400)',
    text: 'name: Too long. Taken.\nplural_name: Odd.',
  })
})
test('it is shown for five seconds and one and a half more for each key of the answer', () => {
  act(() => reportError(refusal(400, 'Bad Request', { name: ['a'], plural_name: ['b'] }), 'update'))
  expect(last()?.showTimeout).toBe(8000)
})
test('a failure without an answer is shown for seven seconds with the action alone', () => {
  act(() => reportError(new Error('x'), 'delete'))
  expect(last()).toMatchObject({ msg: { title: 'Error while deleting', text: '' }, showTimeout: 7000 })
})
test('a form that marks its fields keeps the snackbar quiet', () => {
  act(() => reportError(refusal(400, 'Bad Request', { name: ['a'] }), 'create', true))
  expect(last()?.showTimeout).toBe(0)
})
test('too many requests is a warning with the server’s reason', () => {
  act(() => reportError(refusal(429, 'Too Many Requests', { detail: 'In 20 s.' }), 'fetch'))
  expect(last()).toMatchObject({ type: 'warning', showTimeout: 6000 })
  expect(last()?.msg.text).toContain('In 20 s.')
})
test('a title names the status where the connection carries no status text', () => {
  for (const [status, title] of [
    [400, 'Error while updating - Bad Request (400)'],
    [503, 'Error while updating - Service Unavailable (503)'],
    [418, 'Error while updating - (418)'],
  ] as const) {
    act(() => reportError(refusal(status, '', {}), 'update'))
    expect(last()?.msg.title).toBe(title)
  }
})
