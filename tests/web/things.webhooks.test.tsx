import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bell, openOutside, writes } from './outside.scene.ts'

const sheetOf = (name: string) => screen.findByRole('dialog', { name }, { timeout: 5000 })
const press = (within_: HTMLElement, name: string | RegExp) =>
  fireEvent.click(within(within_).getByRole('button', { name }))

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(cleanup)

test('the list says which webhooks are on, and one is switched off and on in its row', async () => {
  const { sent } = await openOutside('Webhook', bell, () => undefined, '')
  const row = await screen.findByRole('row', { name: /Bell/ }, { timeout: 5000 })
  const flag = within(row).getByRole('switch')
  expect(flag.getAttribute('aria-checked')).toBe('true')
  fireEvent.click(flag)
  await waitFor(() => expect(writes(sent)).toEqual([['PATCH', '/api/webhook/4/', { enabled: false }]]))
})

test('a kind is chosen as a whole, or some of what happens to it, in words', async () => {
  const { sent } = await openOutside('Webhook', bell)
  const sheet = await sheetOf('Bell')
  const recipes = await within(sheet).findByRole('checkbox', { name: 'Recipe: Everything of this kind' })
  expect(recipes.getAttribute('aria-checked')).toBe('true')
  fireEvent.click(within(sheet).getByText('Recipe: 2 of 2'))
  fireEvent.click(within(sheet).getByRole('checkbox', { name: 'changed a recipe' }))
  expect(recipes.getAttribute('aria-checked')).toBe('mixed')
  press(sheet, 'Save')
  await waitFor(() => expect(writes(sent)).toEqual([['PATCH', '/api/webhook/4/', { events: ['recipe.created'] }]]))
})

test('a webhook that is told nothing is not saved, and says so at the field', async () => {
  const { sent } = await openOutside('Webhook', bell)
  const sheet = await sheetOf('Bell')
  fireEvent.click(await within(sheet).findByRole('checkbox', { name: 'Recipe: Everything of this kind' }))
  press(sheet, 'Save')
  const events = within(sheet).getByRole('group', { name: 'What is told' })
  expect((await within(events).findByRole('alert')).textContent).toBe('Without this it cannot be saved.')
  expect(writes(sent)).toEqual([])
})

test('an address that cannot be reached from here is refused in the language of the page, at its field', async () => {
  await openOutside('Webhook', bell, ({ method }) =>
    method === 'PATCH'
      ? Response.json({ url: ['English of the server'], code: 'gateway.private_name' }, { status: 400 })
      : undefined,
  )
  const sheet = await sheetOf('Bell')
  const address = await within(sheet).findByRole('textbox', { name: /Address/ })
  fireEvent.change(address, { target: { value: 'https://nas.local/' } })
  press(sheet, 'Save')
  await waitFor(() => expect(address.getAttribute('aria-invalid')).toBe('true'))
  expect(within(sheet).getByText(/not on the public internet/)).toBeTruthy()
})

test('without a secret it is said that nothing is sent, and no log is shown; the new one is shown this once', async () => {
  const { sent } = await openOutside('Webhook', { ...bell, has_secret: false }, ({ path }) =>
    path.endsWith('/secret/') ? { secret: 'whsec_first', previous_until: null } : undefined,
  )
  const sheet = await sheetOf('Bell')
  await within(sheet).findByText(/until it has, nothing is sent/)
  expect(within(sheet).queryByRole('heading', { name: 'What was sent' })).toBeNull()
  press(sheet, 'Make the secret')
  const shown = await within(sheet).findByRole('textbox', { name: 'Secret' })
  expect(shown).toHaveProperty('value', 'whsec_first')
  expect(shown).toHaveProperty('readOnly', true)
  expect(within(sheet).getByText(/only time it is shown/)).toBeTruthy()
  expect(within(sheet).queryByRole('button', { name: 'Make the secret' })).toBeNull()
  expect(writes(sent)).toEqual([['POST', '/api/webhook/4/secret/', {}]])
  cleanup()
  await openOutside('Webhook', bell)
  expect(within(await sheetOf('Bell')).queryByDisplayValue('whsec_first')).toBeNull()
})

test('a new secret says until when the one before signs as well', async () => {
  await openOutside('Webhook', bell, ({ path }) =>
    path.endsWith('/secret/') ? { secret: 'whsec_next', previous_until: '2026-11-26T10:00:00.000Z' } : undefined,
  )
  const sheet = await sheetOf('Bell')
  await within(sheet).findByText(/With a new one, messages are signed with both for a day/)
  press(sheet, 'New secret')
  await within(sheet).findByDisplayValue('whsec_next')
  expect(within(sheet).getByText(/Until .*26.* signed with the one before as well/)).toBeTruthy()
})

test('a webhook that Larder switched off says why, and is switched on again in its form', async () => {
  const { sent } = await openOutside('Webhook', { ...bell, enabled: false, off_reason: 'failing' as never })
  const sheet = await sheetOf('Bell')
  await within(sheet).findByText(/took nothing for more than three days/)
  fireEvent.click(within(sheet).getByRole('switch', { name: 'Switched on' }))
  press(sheet, 'Save')
  await waitFor(() => expect(writes(sent)).toEqual([['PATCH', '/api/webhook/4/', { enabled: true }]]))
})

test('what waits because the receiver does not take it is said, with since when', async () => {
  await openOutside('Webhook', { ...bell, failing_since: '2026-11-24T08:00:00.000Z' as never })
  await within(await sheetOf('Bell')).findByText(/Something waits since .*24/)
})
