import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#web/lib/api/query-client.ts'
import { clearMessages } from '#web/lib/messages/messages.ts'
import { shoppingAnswers, entry } from './preferences/shopping.answers.ts'
import { page, type Sent, visit } from './preferences/visit.tsx'

const market = { id: 1, name: 'Market', description: '', color: '#82aa8b' }
const kiosk = { id: 2, name: 'Kiosk', description: '', color: null }
const milk = entry(1, 'milk', null, { shopping_lists: [market] })
const bread = entry(2, 'bread', null, { shopping_lists: [kiosk] })
const tea = entry(3, 'tea', null)

const answers = (lists: readonly object[]) => (sent: Sent) => {
  if (sent.method !== 'GET') return undefined
  if (sent.path.startsWith('/api/shopping-list/1/nulling/')) return page({ id: 8, model: 'Food', name: 'milk' })
  if (sent.path.startsWith('/api/shopping-list/')) return page(...lists)
  if (sent.path.startsWith('/api/shopping-list-entry/'))
    return { ...page(milk, bread, tea), deleted: [], timestamp: '2026-11-25T12:00:00Z' }
  return shoppingAnswers(sent)
}
const open = (path: string, lists: readonly object[] = [market, kiosk]) => visit(path, { answers: answers(lists) })
const chip = (name: RegExp) => screen.findByRole('radio', { name })
const lines = () => screen.getAllByRole('checkbox').map(({ textContent }) => textContent)
const done = (sent: readonly Sent[], method: string) => sent.filter((call) => call.method === method)

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(cleanup)

test('without a list there is no row of lists, and the view leads to the first one', async () => {
  await open('/shopping?open=view', [])
  await screen.findByRole('link', { name: 'New list' })
  expect(screen.queryByRole('radiogroup', { name: 'Which list' })).toBeNull()
})

test('each list shows what stands on it, is in the address, and is remembered by the device', async () => {
  const { router } = await open('/shopping')
  expect((await chip(/^Everything/)).getAttribute('aria-checked')).toBe('true')
  expect(lines().join()).toMatch(/bread.*milk.*tea/)
  fireEvent.click(await chip(/^Market/))
  await waitFor(() => expect(lines().join()).toMatch(/^milk$/))
  expect(router.state.location.search).toMatchObject({ list: 1 })
  await router.navigate({ to: '/shopping' })
  await waitFor(() => expect(router.state.location.search).toMatchObject({ list: 1 }))
  expect(lines().join()).toMatch(/^milk$/)
})

test('an address with a list that is gone shows everything', async () => {
  const { router } = await open('/shopping?list=99')
  expect((await chip(/^Everything/)).getAttribute('aria-checked')).toBe('true')
  await waitFor(() => expect(router.state.location.search).toMatchObject({ list: 'all' }))
})

test.each([
  ['user', 1],
  ['guest', 0],
] as const)('a list that is no longer there was deleted, for a %s who sees all of them', async (role, said) => {
  clearMessages()
  let isThere = true
  const answer = (sent: Sent) => {
    // Without a time all of the list is asked for each time.
    if (sent.path.startsWith('/api/shopping-list-entry/')) return { ...page(isThere ? milk : tea), deleted: [] }
    return answers(isThere ? [market] : [])(sent)
  }
  await visit('/shopping?list=1', { role, answers: answer })
  expect((await chip(/^Market/)).getAttribute('aria-checked')).toBe('true')
  isThere = false
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(lines().join()).toMatch(/^tea$/))
  expect(localStorage.getItem('LOCAL_MESSAGES')?.match(/was deleted/g) ?? []).toHaveLength(said)
})

test('what is typed goes on the list that is shown', async () => {
  const { sent } = await open('/shopping?list=2')
  const box = await screen.findByRole('combobox', { name: 'Add to “Kiosk”' })
  fireEvent.change(box, { target: { value: 'jam' } })
  fireEvent.submit(box)
  await waitFor(() => expect(lines().join()).toMatch(/bread.*jam/))
  await waitFor(() => expect(done(sent, 'POST').map(({ body }) => body)).toMatchObject([{ shopping_lists: [2] }]))
})

test('a line is put on another list in its details, and its food goes there from then on', async () => {
  const { sent } = await open('/shopping?list=1&open=line&food=milk')
  const dialog = await screen.findByRole('dialog')
  const [on, off] = ['Market', 'Kiosk'].map((name) => within(dialog).getByRole('button', { name }))
  expect([on?.getAttribute('aria-pressed'), off?.getAttribute('aria-pressed')]).toEqual(['true', 'false'])
  within(dialog).getByText(/^Remembered for this food: it goes there/)
  fireEvent.click(off!)
  await waitFor(() => expect(off?.getAttribute('aria-pressed')).toBe('true'))
  await waitFor(() =>
    expect([...done(sent, 'POST'), ...done(sent, 'PATCH')].map(({ path, body }) => [path, body])).toEqual([
      ['/api/shopping-list-entry/bulk/', { ids: [1], shopping_lists_add: [2], shopping_lists_remove: [] }],
      ['/api/food/101/', { shopping_lists: [1, 2] }],
    ]),
  )
})

test('a list is not made twice under one name', async () => {
  const { sent } = await open('/shopping?open=newList')
  const name = await screen.findByRole('textbox', { name: 'Name' })
  fireEvent.change(name, { target: { value: ' market ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Make list' }))
  await screen.findByText('There is a list of this name already.')
  expect(done(sent, 'POST')).toEqual([])
})

test('before a list goes, it says what stays and what forgets it', async () => {
  const { sent } = await open('/shopping?open=lists')
  fireEvent.click(await screen.findByRole('button', { name: /^Market/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete this list' }))
  await screen.findByText(/1 thing to buy stays under “Everything”\..*1 food\./)
  fireEvent.click(screen.getByRole('button', { name: 'Delete list' }))
  await waitFor(() => expect(done(sent, 'DELETE').map(({ path }) => path)).toEqual(['/api/shopping-list/1/']))
})
