import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, type Sent, visit } from './preferences/visit.tsx'

const unit = (id: number, name: string) => ({ id, name, plural_name: null, base_unit: null })
const conversion = {
  id: 3,
  food: { id: 7 },
  base_amount: 1,
  base_unit: unit(1, 'mug'),
  converted_amount: 123.4567891,
  converted_unit: unit(2, 'g'),
}
const flour = { id: 7, name: 'flour', plural_name: null }

function answers({ method, path }: Sent) {
  if (path.startsWith('/api/unit-conversion/?food_id=7')) return page(conversion)
  if (method === 'PATCH' && path === '/api/unit-conversion/3/') return { ...conversion, name: 'mug' }
  if (/^\/api\/food\/7\/\w/.test(path)) return page()
  if (path.startsWith('/api/food/7/')) return flour
  if (path.startsWith('/api/food/')) return page(flour)
  return undefined
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(cleanup)

const open = async () => {
  const { sent, router } = await visit('/list/Food?edit=7', { answers })
  await screen.findByRole('button', { name: /^Change: 1 mug/ }, { timeout: 10_000 })
  return { sent, router }
}
const amount = () => screen.getByRole('textbox', { name: 'Is this much' })
const form = () => within(amount().closest('form') ?? document.body)

test('a conversion that was typed is there again after the sheet was closed, until it is let go of', async () => {
  const { router } = await open()
  fireEvent.click(screen.getByRole('button', { name: 'Add a conversion' }))
  fireEvent.change(amount(), { target: { value: '120' } })
  await router.navigate({ to: '/list/$model', params: { model: 'Food' } })
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Is this much' })).toBeNull())
  await router.navigate({ to: '/list/$model', params: { model: 'Food' }, search: { edit: 7 } })
  await screen.findByRole('textbox', { name: 'Is this much' })
  expect(amount()).toHaveProperty('value', '120')
  form().getByText(/did not save is here again/)
  fireEvent.click(form().getByRole('button', { name: 'Cancel' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Add a conversion' }))
  expect(amount()).toHaveProperty('value', '')
})

test('saving sends what is shown rounded as it was, and forgets what was typed', async () => {
  const { sent } = await open()
  fireEvent.click(screen.getByRole('button', { name: /^Change: 1 mug/ }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Amount' }), { target: { value: '2' } })
  fireEvent.click(form().getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      base_amount: 2,
      converted_amount: 123.4567891,
    }),
  )
  fireEvent.click(await screen.findByRole('button', { name: /^Change: 1 mug/ }))
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveProperty('value', '1')
})
