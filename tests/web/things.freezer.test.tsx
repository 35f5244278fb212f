import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addMonths } from '#web/features/things/stock/add-months.ts'
import { freezerMonths } from '#web/features/things/stock/freezer-months.ts'
import { usuallyKeeps } from '#web/features/things/stock/usually-keeps.ts'
import { today } from '#web/lib/format/civil-date.ts'
import german from '#web/locales/de/stock.json'
import english from '#web/locales/en/stock.json'
import { page, type Sent, visit } from './preferences/visit.tsx'

const household = { id: 1, name: 'Home' }
const freezer = { id: 1, name: 'Freezer', is_freezer: true, household }
const fridge = { id: 2, name: 'Fridge', is_freezer: false, household }
const food = { id: 4, name: 'Swedes', plural_name: null, full_name: 'Vegetables > Swedes' }
const swedes = {
  id: 7,
  amount: 3,
  food,
  unit: { id: 2, name: 'bag', plural_name: null },
  inventory_location: freezer,
  sub_location: null,
  expires: null,
  frozen_on: null as string | null,
  code: '7',
  note: null,
}

const serve = (entry: typeof swedes) => (sent: Sent) => {
  if (sent.path === '/api/inventory-entry/7/')
    return Response.json({ ...entry, ...(sent.body as object) }, { headers: { etag: '"1"' } })
  if (/^\/api\/[\w-]+\/\d+\/\w/.test(sent.path) || sent.path.startsWith('/api/inventory-log/')) return page()
  if (sent.path.startsWith('/api/inventory-entry/')) return page(entry)
  if (sent.path === '/api/inventory-location/1/') return freezer
  if (sent.path === '/api/inventory-location/2/') return fridge
  if (sent.path.startsWith('/api/inventory-location/')) return page(freezer, fridge)
  return sent.path === '/api/food/4/' ? food : undefined
}
async function open(entry: typeof swedes) {
  const { sent } = await visit('/list/InventoryEntry?edit=7', { answers: serve(entry) })
  const sheet = within(await screen.findByRole('dialog', { name: 'Swedes' }, { timeout: 10_000 }))
  return { sheet, changes: () => sent.filter(({ method }) => method !== 'GET').map(({ body }) => body) }
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(cleanup)

describe('how long a food usually keeps in a freezer', () => {
  test.each([
    ['Peas', 10],
    ['Rinderhackfleisch', 4],
    ['beef mince', 4],
    ['Rinderbraten', 12],
    ['chicken soup', 3],
    ['Vollkornbrot', 3],
    ['Seelachsfilet', 6],
    ['Lachs', 3],
    ['Himbeeren', 12],
    ['grüne Bohnen', 10],
    ['Meat > Poultry > Guinea fowl', 9],
  ])('%s: %i months', (name, months) => {
    expect(usuallyKeeps(name)?.months).toBe(months)
  })

  test.each([
    '',
    'Something nice',
    'peanuts',
    'hamster',
    'strawberry jam',
    'Apfelsaft',
    'coffee beans',
    'Fruit > Apple juice',
  ])('nothing is said of “%s”', (name) => {
    expect(usuallyKeeps(name)).toBeUndefined()
  })

  test('every kind has its words in the table and its name in each language', () => {
    const kinds = freezerMonths.flatMap(({ kind }) => kind ?? [])
    for (const texts of [english, german]) expect(Object.keys(texts.frozen.kind).toSorted()).toEqual(kinds.toSorted())
  })

  test('months end with a day that they have', () => {
    expect([addMonths('2026-08-31', 6), addMonths('2026-11-29', 10)]).toEqual(['2027-02-28', '2027-09-29'])
  })
})

test('a day until which something frozen is good is proposed, and only set by whoever wants it', async () => {
  const { sheet, changes } = await open(swedes)
  await sheet.findByText('Usual time in a freezer for vegetables: 10 months.')
  expect(sheet.queryByRole('button', { name: /^Set “Good until”/ })).toBeNull()
  fireEvent.click(sheet.getByRole('button', { name: 'Frozen today' }))
  expect(sheet.getByLabelText(/^Frozen on/)).toHaveProperty('value', today())
  expect(sheet.getByLabelText(/^Good until/)).toHaveProperty('value', '')
  fireEvent.click(sheet.getByRole('button', { name: /^Set “Good until”/ }))
  const expires = addMonths(today(), 10)
  expect(sheet.getByLabelText(/^Good until/)).toHaveProperty('value', expires)
  expect(sheet.queryByRole('button', { name: /^Set “Good until”/ })).toBeNull()
  expect(changes()).toEqual([])
  fireEvent.click(sheet.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(changes()).toEqual([{ frozen_on: today(), expires }]))
})

test('what is in no freezer is not asked for the day on which it was frozen', async () => {
  const { sheet } = await open({ ...swedes, inventory_location: fridge })
  await sheet.findByLabelText(/^Good until/)
  expect(sheet.queryByLabelText(/^Frozen on/)).toBeNull()
})

test('what is moved into a freezer is noted as frozen today, and says so before', async () => {
  const { sheet, changes } = await open({ ...swedes, inventory_location: fridge })
  const section = within(await sheet.findByRole('region', { name: 'In and out' }))
  fireEvent.click(section.getByRole('radio', { name: 'Move' }))
  const place = section.getByRole('combobox', { name: /^Where to/ })
  fireEvent.focus(place)
  fireEvent.change(place, { target: { value: 'Free' } })
  fireEvent.click(await screen.findByRole('option', { name: 'Freezer' }))
  await section.findByText('Noted as frozen today.')
  fireEvent.click(section.getByRole('button', { name: 'Move' }))
  await waitFor(() => expect(changes()).toEqual([{ inventory_location: 1, sub_location: '', frozen_on: today() }]))
})

test('a freezer says since when things are in it', async () => {
  await visit('/list/InventoryLocation?edit=1', { answers: serve({ ...swedes, frozen_on: '2026-08-31' }) })
  await screen.findByText(/^frozen .*2026/, {}, { timeout: 10_000 })
})
