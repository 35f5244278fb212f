import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, type Sent, visit } from './preferences/visit.tsx'

const freezer = { id: 1, name: 'Freezer', is_freezer: true, household: { id: 1, name: 'Home' } }
const peas = {
  id: 7,
  label: '#7 - 3.00 (bag) peas',
  amount: 3,
  food: { id: 4, name: 'peas', plural_name: null },
  unit: { id: 2, name: 'bag', plural_name: null },
  inventory_location: freezer,
  sub_location: 'top drawer',
  expires: '2026-01-31',
  code: '7',
  note: null,
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(cleanup)

test('taking out books on what is there by now, not on what was there when the sheet opened', async () => {
  let now = peas
  const answers = ({ method, path, body }: Sent) => {
    if (path.startsWith('/api/inventory-log/'))
      return page({
        id: 1,
        entry: peas,
        booking_type: 'remove',
        old_amount: 4,
        new_amount: 3,
        old_inventory_location: freezer,
        new_inventory_location: freezer,
        note: null,
        created_at: '2026-11-20T10:00:00Z',
      })
    if (/^\/api\/inventory-entry\/7\/\w/.test(path)) return page()
    if (method === 'PATCH') return { ...now, ...(body as object) }
    if (path === '/api/inventory-entry/7/')
      return new Response(JSON.stringify(now), { headers: { etag: `"${now.amount}"` } })
    return path.startsWith('/api/inventory-entry/') ? page(now) : undefined
  }
  const { sent } = await visit('/list/InventoryEntry?edit=7', { answers })
  await screen.findByText(/1 taken out, 3 left/, {}, { timeout: 10_000 })
  now = { ...peas, amount: 2 }
  const section = within(screen.getByRole('region', { name: 'In and out' }))
  fireEvent.click(section.getByRole('button', { name: 'Take out' }))
  await section.findByText('Something more than nothing')
  fireEvent.change(section.getByRole('textbox', { name: 'How much, in bag' }), { target: { value: '1.5' } })
  fireEvent.click(section.getByRole('button', { name: 'Take out' }))
  await waitFor(() => expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ amount: 0.5 }))
})

test('what somebody else booked meanwhile is counted, and the form below says what is there then', async () => {
  let now = peas
  let isCrossed = true
  const answers = ({ method, path, body, ifMatch }: Sent) => {
    if (!path.startsWith('/api/inventory-entry/')) return undefined
    if (/^\/api\/inventory-entry\/7\/\w/.test(path)) return page()
    if (path !== '/api/inventory-entry/7/') return page(now)
    if (method === 'PATCH' && isCrossed) {
      isCrossed = false
      now = { ...now, amount: 2 }
    }
    if (method === 'PATCH' && ifMatch !== `"${now.amount}"`)
      return Response.json({ code: 'request.stale', detail: 'Stale.' }, { status: 412 })
    now = { ...now, ...(body as object) }
    return Response.json(now, { headers: { etag: `"${now.amount}"` } })
  }
  const { sent, router } = await visit('/list/InventoryEntry?edit=7', { answers })
  const sheet = within(await screen.findByRole('dialog', { name: 'peas' }, { timeout: 10_000 }))
  const section = within(await sheet.findByRole('region', { name: 'In and out' }))
  const amount = () => sheet.getByRole('textbox', { name: /^Amount/ })
  expect(section.getByRole('button', { name: 'Take out' }).compareDocumentPosition(amount())).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  fireEvent.change(section.getByRole('textbox', { name: 'How much, in bag' }), { target: { value: '1' } })
  fireEvent.click(section.getByRole('button', { name: 'Take out' }))
  await waitFor(() => expect(sent.filter(({ method }) => method === 'PATCH')).toHaveLength(2))
  await waitFor(() => expect(amount()).toHaveProperty('value', '1'))
  expect(sheet.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['', ''])
  await router.navigate({ to: '/list/$model', params: { model: 'InventoryEntry' } })
  await router.navigate({ to: '/list/$model', params: { model: 'InventoryEntry' }, search: { edit: 7 } })
  await screen.findByRole('region', { name: 'In and out' })
  expect(screen.queryByText(/did not save is here again/)).toBeNull()
})

test('a day until which something is good is that day west of Greenwich, too', async () => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
  await visit('/list/InventoryEntry', {
    answers: ({ path }) => (path.startsWith('/api/inventory-entry/') ? page(peas) : undefined),
  })
  await screen.findByRole('cell', { name: /^Jan 31, 2026/ }, { timeout: 10_000 })
  vi.unstubAllEnvs()
})

test('a file is sent as a form, under its own name where nobody gave another', async () => {
  const { sent } = await visit('/list/UserFile?edit=new', {
    answers: ({ method, path }) => {
      if (method === 'POST' && path === '/api/user-file/') return { id: 3, name: 'menu.pdf' }
      return path.startsWith('/api/user-file/') ? page() : undefined
    },
  })
  const box = await screen.findByLabelText('File', {}, { timeout: 10_000 })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'), { timeout: 10_000 })
  fireEvent.change(box, { target: { files: [new File(['%PDF'], 'menu.pdf')] } })
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'menu.pdf')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  const made = () => sent.find(({ method, path }) => method === 'POST' && path === '/api/user-file/')
  await waitFor(() => expect(made()).toBeDefined(), { timeout: 10_000 })
  expect([...(made()?.form?.keys() ?? [])].toSorted()).toEqual(['file', 'name'])
  expect(made()?.form?.get('name')).toBe('menu.pdf')
})
