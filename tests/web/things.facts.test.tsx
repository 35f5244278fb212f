import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { inheritableFields } from '#worker/modules/foods/inherit-food.ts'
import { inheritable } from '#web/features/things/inheritance/inheritable.ts'
import { page, type Sent, visit } from './preferences/visit.tsx'

afterEach(cleanup)

test('a thing that nobody edits shows what is known of it, and a value without words says itself', async () => {
  const log = {
    id: 4,
    entry: { id: 9, label: '#9 - 1.00 (kg) flour', food: { id: 2, name: 'flour' } },
    booking_type: 'teleported',
    old_amount: 2,
    new_amount: 1,
    created_at: '2026-11-27T10:00:00.000Z',
  }
  const answers = ({ path }: Sent) =>
    path.startsWith('/api/inventory-log/4/') ? log : path.startsWith('/api/inventory-log/') ? page(log) : undefined
  await visit('/list/InventoryLog?edit=4', { answers })
  const sheet = await screen.findByRole('dialog', undefined, { timeout: 5000 })
  await within(sheet).findByRole('link', { name: 'flour' })
  within(sheet).getByText('teleported')
  expect(within(sheet).queryByRole('button', { name: 'Save' })).toBeNull()
})

test('a line of a recipe is changed where it is, and says which recipes it is in', async () => {
  const line = {
    id: 7,
    amount: 2,
    unit: null,
    food: { id: 1, name: 'Leek' },
    note: '',
    used_in_recipes: [{ id: 3, name: 'Soup' }],
  }
  const answers = ({ path }: Sent) =>
    path.startsWith('/api/ingredient/7/') ? line : path.startsWith('/api/ingredient/') ? page(line) : undefined
  await visit('/list/Ingredient?edit=7', { answers })
  const sheet = await screen.findByRole('dialog', { name: 'Leek' }, { timeout: 5000 })
  expect(within(sheet).getByRole('textbox', { name: /^Amount/ })).toHaveProperty('value', '2')
  expect((await within(sheet).findByRole('link', { name: 'Soup' })).getAttribute('href')).toBe('/recipe/3')
})

test('the fields that foods take over are those of the API', () =>
  expect(inheritable.map((one) => [one.id, one.field])).toEqual(inheritableFields.map(({ id, field }) => [id, field])))
