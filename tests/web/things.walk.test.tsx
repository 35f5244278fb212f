import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Sent, visit } from './preferences/visit.tsx'

const units = Array.from({ length: 12 }, (_, at) => ({
  id: at + 1,
  name: `unit ${at + 1}`,
  plural_name: null,
  base_unit: null,
  description: '',
}))
const pageSize = 10

function answers({ path }: Sent) {
  const { pathname, searchParams } = new URL(path, 'http://larder.test')
  const [, id, part] = /^\/api\/unit\/(\d+)\/(\w+)?/.exec(pathname) ?? []
  if (part) return { count: 0, next: null, previous: null, results: [] }
  if (id) return units.find((unit) => unit.id === Number(id))
  if (pathname !== '/api/unit/') return undefined
  const from = (Number(searchParams.get('page') ?? 1) - 1) * pageSize
  return { count: units.length, next: null, previous: null, results: units.slice(from, from + pageSize) }
}

const open = (id: number) =>
  visit(`/list/Unit?edit=${id}${id > pageSize ? '&page=2' : ''}`, {
    answers,
    device: { general_tableItemsPerPage: pageSize },
  })
const sheetOf = (id: number) => screen.findByRole('dialog', { name: `unit ${id}` }, { timeout: 5000 })
const nameIn = (sheet: HTMLElement) => within(sheet).findByRole('textbox', { name: 'Name' })
const marked = () => document.querySelector('tr[aria-current]')?.textContent
const press = (on: HTMLElement, key: string, more: object = {}) => fireEvent.keyDown(on, { key, ...more })

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(cleanup)

test('the row that is open is marked in the list, and the sheet says where it stands', async () => {
  await open(2)
  const sheet = await sheetOf(2)
  await within(sheet).findByText('2 of 12')
  expect(marked()).toContain('unit 2')
})

test('the rows before and after are opened in the same sheet, over the border of a page', async () => {
  await open(10)
  const sheet = await sheetOf(10)
  fireEvent.click(await within(sheet).findByRole('button', { name: 'Next' }))
  expect(await sheetOf(11)).toBe(sheet)
  await within(sheet).findByText('11 of 12')
  expect(marked()).toContain('unit 11')
  fireEvent.click(within(sheet).getByRole('button', { name: 'Previous' }))
  await sheetOf(10)
  expect(marked()).toContain('unit 10')
})

test('at an end of the list there is nothing further', async () => {
  await open(12)
  const sheet = await sheetOf(12)
  const next = await within(sheet).findByRole('button', { name: 'Next' })
  expect(next.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(next)
  press(next, 'j')
  await within(sheet).findByText('12 of 12')
})

test('J and K walk, and leave whoever writes alone; Alt with an arrow walks from a field as well', async () => {
  await open(2)
  const sheet = await sheetOf(2)
  const close = within(sheet).getByRole('button', { name: 'Close' })
  await within(sheet).findByText('2 of 12')
  press(close, 'j')
  await sheetOf(3)
  press(await nameIn(sheet), 'k')
  await within(sheet).findByText('3 of 12')
  press(await nameIn(sheet), 'ArrowUp', { altKey: true })
  await sheetOf(2)
})

test('what is typed and not saved waits in its row while others are looked at', async () => {
  await open(2)
  const sheet = await sheetOf(2)
  fireEvent.change(await nameIn(sheet), { target: { value: 'half a pinch' } })
  fireEvent.click(within(sheet).getByRole('button', { name: 'Next' }))
  await sheetOf(3)
  expect(await nameIn(sheet)).toHaveProperty('value', 'unit 3')
  fireEvent.click(within(sheet).getByRole('button', { name: 'Previous' }))
  await sheetOf(2)
  await within(sheet).findByText('What you typed before and did not save is here again.')
  expect(await nameIn(sheet)).toHaveProperty('value', 'half a pinch')
})

test('a thing that the list does not show has no neighbours', async () => {
  await visit('/list/Unit?edit=12', { answers, device: { general_tableItemsPerPage: pageSize } })
  const sheet = await sheetOf(12)
  await nameIn(sheet)
  await waitFor(() => expect(screen.getAllByRole('row', { hidden: true }).length).toBeGreaterThan(pageSize))
  expect(within(sheet).queryByRole('button', { name: 'Next' })).toBeNull()
})
