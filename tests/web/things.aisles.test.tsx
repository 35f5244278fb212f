import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, type Sent, visit } from './preferences/visit.tsx'

const names = ['Fruit', 'Bread', 'Drinks']
const relations = names.map((name, order) => ({ id: order + 1, order, category: { id: order + 11, name } }))
const market = { id: 1, name: 'Corner Market', description: null, category_to_supermarket: relations }

const [fruit, bread, drinks] = relations.map(({ category }) => category)
const learned = {
  shops: 3,
  categories: [bread, fruit, drinks],
  passes: { earlier: bread, later: fruit, shops: 3, of: 3 },
}

/** A server that does what it is asked. */
const answers = (row: typeof market) => (sent: Sent) => {
  const order = sent.body['categories']
  if (sent.method === 'PUT' && Array.isArray(order))
    row.category_to_supermarket.sort((a, b) => order.indexOf(a.category.id) - order.indexOf(b.category.id))
  if (sent.path === '/api/supermarket/1/learned_order/') return learned
  if (/^\/api\/supermarket\/1\/\w/.test(sent.path) && sent.method === 'GET') return page()
  if (sent.path.startsWith('/api/supermarket/1/')) return row
  if (sent.path.startsWith('/api/supermarket/')) return page(row)
  return undefined
}
const open = (category_to_supermarket = [...relations]) =>
  visit('/list/Supermarket?edit=1', { answers: answers({ ...market, category_to_supermarket }) })
const aisles = () =>
  screen.getAllByRole('button', { name: /^Move \w+$/ }).map((grip) => grip.getAttribute('aria-label'))
const changes = (sent: readonly Sent[]) => sent.filter(({ method }) => method !== 'GET')

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(cleanup)

test('an aisle goes up by a key: it is there at once, the focus stays, and one call tells the whole order', async () => {
  const { sent } = await open()
  const up = await screen.findByRole('button', { name: 'Move Drinks up' }, { timeout: 5000 })
  up.focus()
  fireEvent.click(up)
  await waitFor(() => expect(aisles()).toEqual(['Move Fruit', 'Move Drinks', 'Move Bread']))
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Drinks up'))
  await screen.findByText('Drinks: place 2 of 3.')
  await waitFor(() => expect(changes(sent)).toHaveLength(1))
  expect(changes(sent)[0]).toMatchObject({
    method: 'PUT',
    path: '/api/supermarket/1/order/',
    body: { categories: [11, 13, 12] },
  })
})

test('two presses at once move an aisle by two places, and the second is not lost with the focus', async () => {
  const { sent } = await open()
  const down = await screen.findByRole('button', { name: 'Move Fruit down' })
  down.focus()
  act(() => void fireEvent.click(down))
  act(() => void fireEvent.click(document.activeElement ?? document.body))
  await waitFor(() => expect(aisles()).toEqual(['Move Bread', 'Move Drinks', 'Move Fruit']))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Fruit down')
  await screen.findByText('Fruit: place 3 of 3.')
  await waitFor(() => expect(changes(sent).at(-1)?.body).toEqual({ categories: [12, 13, 11] }))
})

test('the first aisle goes no further up, the last no further down', async () => {
  const { sent } = await open()
  const up = await screen.findByRole('button', { name: 'Move Fruit up' })
  const down = screen.getByRole('button', { name: 'Move Drinks down' })
  expect([up, down].map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'true'])
  fireEvent.click(up)
  fireEvent.click(down)
  expect(screen.queryByText(/place \d of 3/)).toBeNull()
  expect(changes(sent)).toEqual([])
})

test('taking an aisle out leaves the category, and says so to the server at once', async () => {
  const { sent } = await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Take Bread out' }))
  await waitFor(() =>
    expect(changes(sent)).toMatchObject([{ method: 'DELETE', path: '/api/supermarket-category-relation/2/' }]),
  )
})

test('a supermarket without aisles says what they are good for', async () => {
  await open([])
  await screen.findByText(/^No aisles yet/)
  screen.getByRole('combobox', { name: 'Add an aisle' })
})

test('an order that is not wanted now is not offered again in that supermarket', async () => {
  const { sent, router } = await open()
  await screen.findByText(/^You usually pass Bread before Fruit/, {}, { timeout: 5000 })
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(screen.queryByText(/^You usually pass/)).toBeNull())
  await router.navigate({ to: '/list/$model', params: { model: 'Supermarket' } })
  await router.navigate({ to: '/list/$model', params: { model: 'Supermarket' }, search: { edit: 1 } })
  await screen.findByRole('button', { name: 'Move Drinks up' })
  expect(screen.queryByText(/^You usually pass/)).toBeNull()
  expect(changes(sent)).toEqual([])
})
