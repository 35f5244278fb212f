import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, type Sent, visit } from './preferences/visit.tsx'

const butter = {
  id: 1,
  name: 'Butter',
  full_name: 'Butter',
  plural_name: null,
  description: '',
  recipe: null,
  url: null,
  properties: [],
  properties_food_amount: 100,
  properties_food_unit: null,
  fdc_id: null,
  food_onhand: false,
  ignore_shopping: false,
  inherit_fields: [],
  child_inherit_fields: [],
  substitute: [],
  substitute_siblings: false,
  substitute_children: false,
  supermarket_category: null,
  parent: null,
  numchild: 0,
}
const energy = { id: 3, name: 'Energy', unit: 'kcal', order: 0, fdc_id: null }
const row = { fdcId: 1001, description: 'Butter, salted', dataType: 'SR Legacy', name: 'salted butter' }
const filling = {
  fdc_id: 1001,
  description: 'Butter, salted',
  dataType: 'SR Legacy',
  properties: [{ property_type: { id: 3, name: 'Energy', unit: 'kcal' }, property_amount: 717, before: 700 }],
  of_other_amount: ['Price'],
  conversions: [{ base_amount: 1, base_unit: 'cup', converted_amount: 227, converted_unit: 'g' }],
}

const answersWith =
  (found: object[] | Response) =>
  ({ method, path }: Sent) => {
    if (path.startsWith('/api/fdc-search/'))
      return found instanceof Response
        ? found.clone()
        : { totalHits: found.length, currentPage: 1, totalPages: 1, foods: found }
    if (path.startsWith('/api/food/1/fdc/'))
      return method === 'POST'
        ? Response.json({ ...butter, fdc_id: 1001 }, { headers: { 'x-event-seq': '9', 'x-command': 's.a' } })
        : filling
    if (path.startsWith('/api/property-type/')) return page(energy)
    if (/^\/api\/food\/\d+\/\w/.test(path)) return page()
    if (path.startsWith('/api/food/1/')) return butter
    if (path.startsWith('/api/food/')) return page(butter)
    return undefined
  }

async function openDialog(found: object[] | Response) {
  const { sent } = await visit('/list/Food?edit=1', { answers: answersWith(found) })
  const sheet = await screen.findByRole('dialog', { name: 'Butter' }, { timeout: 5000 })
  fireEvent.click(await within(sheet).findByRole('button', { name: 'Find nutrition' }))
  return { sent, dialog: await screen.findByRole('dialog', { name: 'Nutrition of Butter' }) }
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(cleanup)

test('a food is searched for by its name, and what it would say is shown before anything is kept', async () => {
  const { sent, dialog } = await openDialog([row])
  expect(within(dialog).getByRole('searchbox')).toHaveProperty('value', 'Butter')
  fireEvent.click(await within(dialog).findByRole('button', { name: /salted butter/ }))
  const table = await within(dialog).findByRole('table', { name: 'In 100 g' })
  expect(within(table).getAllByRole('row')[1]?.textContent).toBe('Energy700717 kcal')
  expect(within(dialog).getByText('Check afterwards: Price will be of 100 g, too.')).toBeTruthy()
  expect(within(dialog).getByRole('listitem').textContent).toBe('1 cup = 227 g')
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([])
  // Nothing here is counted by FoodData Central yet, so the values of a label are taken unless somebody turns them off.
  fireEvent.click(within(dialog).getByRole('switch', { name: 'All values of a label' }))
  const write = within(dialog).getByRole('button', { name: 'Write it down' })
  await waitFor(() => expect(write).toHaveProperty('disabled', false))
  fireEvent.click(write)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Nutrition of Butter' })).toBeNull())
  expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([
    { path: '/api/food/1/fdc/', body: { fdc_id: 1001, label: false } },
  ])
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy()
})

test('nothing found, and a service that fails, say so', async () => {
  const { dialog } = await openDialog([])
  expect(await within(dialog).findByText(/No such food/)).toBeTruthy()
  cleanup()
  const failing = Response.json({ msg: 'x', code: 'fdc.rate_limited' }, { status: 429 })
  const again = await openDialog(failing)
  expect(await within(again.dialog).findByText(/asked too often/)).toBeTruthy()
})
