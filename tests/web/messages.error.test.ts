import { act, renderHook } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#web/lib/api/api-error.ts'
import { type ErrorKind, reportError } from '#web/lib/messages/report-error.ts'
import { clearMessages, useMessages } from '#web/lib/messages/messages.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

beforeAll(() => loadTranslations('common'))
beforeEach(() => act(clearMessages))

const all = () => renderHook(() => useMessages()).result.current
const refusal = (status: number, body: unknown, statusText = '') =>
  new ApiError({ status, statusText, url: '/api/food/' }, body)

async function told(error: unknown, kind: ErrorKind, inline = false) {
  act(() => clearMessages())
  act(() => reportError(error, kind, inline))
  await vi.waitFor(() => expect(all()).toHaveLength(1))
  return all()[0]
}

test('a refusal names what was tried, the status and each field on its own line', async () => {
  const { msg } = (await told(refusal(400, { name: ['Too long.', 'Taken.'], plural_name: ['Odd.'] }), 'create')) ?? {}
  expect(msg).toEqual({
    title: 'Error while creating - Bad Request (400)',
    text: 'name: Too long. Taken.\nplural_name: Odd.',
  })
})
test('it is shown for five seconds and one and a half more for each key of the answer', async () => {
  const message = await told(refusal(400, { name: ['a'], plural_name: ['b'] }), 'update')
  expect(message?.showTimeout).toBe(8000)
})
test('a failure without an answer is shown for seven seconds with the action alone', async () => {
  const message = await told(new Error('x'), 'delete')
  expect(message).toMatchObject({ msg: { title: 'Error while deleting', text: '' }, showTimeout: 7000 })
})
test('so is an answer that cannot be read, and what is known of it stands in the details', async () => {
  expect(await told(refusal(502, undefined), 'fetch')).toMatchObject({
    msg: { title: 'Error while fetching', text: '' },
    showTimeout: 7000,
    data: { status: 502, url: '/api/food/' },
  })
})
test('a lost connection says what to do', async () => {
  expect((await told(new TypeError('Failed to fetch'), 'update'))?.msg.text).toMatch(/network/)
})
test('a form that marks its fields keeps the snackbar quiet', async () => {
  expect((await told(refusal(400, { name: ['a'] }), 'create', true))?.showTimeout).toBe(0)
})
test('too many requests is a warning with the server’s reason', async () => {
  const message = await told(refusal(429, { detail: 'In 20 s.' }), 'fetch')
  expect(message).toMatchObject({ type: 'warning', showTimeout: 6000, msg: { title: 'Too many requests' } })
  expect(message?.msg.text).toMatch(/Wait a moment.* In 20 s\.$/)
})
test('what is not there is a warning with help, and for whoever wanted it gone no bad news', async () => {
  const body = { detail: 'Not found.', code: 'request.not_found' }
  const sought = await told(refusal(404, body), 'fetch')
  expect(sought).toMatchObject({ type: 'warning', showTimeout: 6000, msg: { title: 'Not found' } })
  expect(sought?.msg.text).toMatch(/may have been deleted/)
  expect((await told(refusal(404, body), 'delete'))?.msg.text).toMatch(/gone already/)
})
test('a code speaks in the words of the page, and its reason does where the kind has none of its own', async () => {
  const said = async (code: string, kind: ErrorKind, status = 409) =>
    (await told(refusal(status, { code, detail: 'Server English.' }), kind))?.msg.text
  expect(await said('merge.into_itself', 'merge', 403)).toMatch(/cannot be merged with itself/)
  expect(await said('move.under_itself', 'move', 403)).toMatch(/cannot be moved below itself/)
  expect(await said('user-file.uploads_disabled', 'create', 400)).toMatch(/takes no files/)
  expect(await said('space.limit_reached', 'create', 400)).toMatch(/as many recipes/)
  expect(await said('supermarket-category.in_use', 'delete')).toMatch(/still used/)
  expect(await said('keyword.name_taken', 'create')).toMatch(/this name already/)
  expect(await said('nobody.knows', 'create')).toBe('Server English.')
})
test('no title lacks a name for its status, as HTTP/2 carries none', async () => {
  for (const [status, name] of [
    [400, 'Bad Request (400)'],
    [418, 'Refused (418)'],
    [503, 'Service Unavailable (503)'],
    [599, 'Server Error (599)'],
  ] as const)
    expect((await told(refusal(status, {}), 'update'))?.msg.title).toBe(`Error while updating - ${name}`)
  expect((await told(refusal(418, {}, 'I am a teapot'), 'update'))?.msg.title).toContain('I am a teapot (418)')
})
