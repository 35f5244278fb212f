import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openOutside, wayIn, writes } from './outside.scene.ts'
import { page, visit } from './preferences/visit.tsx'

const url = 'https://larder.test/api/hook/5-1-7-0123456789abcdef0123456789abcdef/'
const address = ({ path }: { path: string }) => (path.endsWith('/address/') ? { url } : undefined)
const sheetOf = (name: string) => screen.findByRole('dialog', { name }, { timeout: 5000 })
const press = (where: HTMLElement, name: string | RegExp) =>
  fireEvent.click(within(where).getByRole('button', { name }))

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(cleanup)

test('a way in is made, stays open, and then gets its address, shown this once with a line to try it', async () => {
  const made: object[] = []
  const { sent } = await visit('/list/InboundHook?edit=new', {
    answers: (one) => {
      if (one.path.endsWith('/address/')) return { url }
      if (one.method === 'POST') made.push(one.body)
      if (one.path.startsWith('/api/inbound-hook/7/') || one.method === 'POST') return { ...wayIn, name: 'Button' }
      return one.path.startsWith('/api/inbound-hook/')
        ? page(...(made.length > 0 ? [{ ...wayIn, name: 'Button' }] : []))
        : undefined
    },
  })
  const empty = await screen.findByRole('dialog', {}, { timeout: 5000 })
  fireEvent.change(await within(empty).findByRole('textbox', { name: /Name/ }), { target: { value: 'Button' } })
  press(empty, 'Save')
  const sheet = await sheetOf('Button')
  await within(sheet).findByText('It has no address yet.')
  expect(made).toEqual([{ name: 'Button', purpose: 'shopping', enabled: true }])
  press(sheet, 'Make the address')
  expect(await within(sheet).findByRole('textbox', { name: 'Address' })).toHaveProperty('value', url)
  expect(within(sheet).getByText(/only time it is shown/)).toBeTruthy()
  expect(within(sheet).getByText(`curl -d '2 kg flour, milk' ${url}`)).toBeTruthy()
  expect(writes(sent)[1]).toEqual(['POST', '/api/inbound-hook/7/address/', {}])
})

test('an address that there is already is never shown, only a new one, which ends it', async () => {
  await openOutside('InboundHook', { ...wayIn, has_address: true }, address)
  const sheet = await sheetOf('Speaker')
  await within(sheet).findByText('The one before stops working at once.')
  expect(within(sheet).queryByRole('textbox', { name: 'Address' })).toBeNull()
  press(sheet, 'New address')
  expect(await within(sheet).findByRole('textbox', { name: 'Address' })).toHaveProperty('value', url)
})

test('what asks too often is told to wait, and the button stays', async () => {
  await openOutside('InboundHook', wayIn, ({ path }) =>
    path.endsWith('/address/') ? Response.json({ detail: 'x', code: 'request.throttled' }, { status: 429 }) : undefined,
  )
  const sheet = await sheetOf('Speaker')
  await within(sheet).findByText('It has no address yet.')
  press(sheet, 'Make the address')
  await screen.findByText(/asked too often/)
  expect(within(sheet).getByRole('button', { name: 'Make the address' })).toBeTruthy()
})

test('only what its purpose needs is asked for: a list for shopping, a meal for the plan', async () => {
  await openOutside('InboundHook', wayIn)
  const shopping = await sheetOf('Speaker')
  await within(shopping).findByRole('combobox', { name: 'On the list' })
  expect(within(shopping).queryByRole('combobox', { name: 'Meal' })).toBeNull()
  cleanup()
  await openOutside('InboundHook', { ...wayIn, purpose: 'meal-plan', meal_type: { id: 3, name: 'Lunch' } as never })
  const plan = await sheetOf('Speaker')
  expect(await within(plan).findByRole('combobox', { name: 'Meal' })).toHaveProperty('value', 'Lunch')
  expect(within(plan).queryByRole('combobox', { name: 'On the list' })).toBeNull()
})

test('a way in is switched off in its form', async () => {
  const { sent } = await openOutside('InboundHook', { ...wayIn, has_address: true })
  const sheet = await sheetOf('Speaker')
  fireEvent.click(await within(sheet).findByRole('switch', { name: 'Switched on' }))
  press(sheet, 'Save')
  await waitFor(() => expect(writes(sent)).toEqual([['PATCH', '/api/inbound-hook/7/', { enabled: false }]]))
})

test('a secret that is saved can be replaced or taken away, never read, and nothing typed of it stays on the device', async () => {
  const { sent } = await openOutside('InboundHook', { ...wayIn, has_signing_secret: true })
  const sheet = await sheetOf('Speaker')
  const field = await within(sheet).findByLabelText(/Secret of the sender/, { selector: 'input' })
  expect(field).toHaveProperty('value', '')
  expect(field.getAttribute('placeholder')).toBe('Unchanged unless you type one')
  fireEvent.change(field, { target: { value: 'whsec_typed' } })
  expect(JSON.stringify({ ...localStorage })).not.toContain('whsec_typed')
  fireEvent.change(field, { target: { value: '' } })
  press(sheet, 'Remove')
  expect(within(sheet).getByText('It goes when you save.')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Keep it')
  press(sheet, 'Keep it')
  press(sheet, 'Remove')
  press(sheet, 'Save')
  await waitFor(() => expect(writes(sent)).toEqual([['PATCH', '/api/inbound-hook/7/', { signing_secret: null }]]))
})

test('where no secret is saved there is none to take away', async () => {
  await openOutside('InboundHook', wayIn)
  const sheet = await sheetOf('Speaker')
  const field = await within(sheet).findByLabelText(/Secret of the sender/, { selector: 'input' })
  expect(field.getAttribute('placeholder')).toBeNull()
  expect(within(sheet).queryByRole('button', { name: 'Remove' })).toBeNull()
})
