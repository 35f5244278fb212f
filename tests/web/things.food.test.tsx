import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#web/lib/api/query-client.ts'
import { page, type Sent, visit } from './preferences/visit.tsx'

const aisle = { id: 1, name: 'Supermarket Category', field: 'supermarket_category' }
const plain = {
  plural_name: null,
  description: '',
  recipe: null,
  url: null,
  properties: [],
  food_onhand: false,
  ignore_shopping: false,
  inherit_fields: [] as (typeof aisle)[],
  child_inherit_fields: [] as (typeof aisle)[],
  substitute: [],
  substitute_siblings: false,
  substitute_children: false,
  parent: null as number | null,
  numchild: 0,
}
const produce = { id: 11, name: 'Produce' }
const fruit = { ...plain, id: 1, name: 'Fruit', full_name: 'Fruit', supermarket_category: produce, numchild: 3 }
const dates = {
  ...plain,
  id: 2,
  name: 'Dates',
  full_name: 'Fruit > Dates',
  parent: 1,
  inherit_fields: [aisle],
  supermarket_category: produce,
}
const rule = { id: 5, type: 'FOOD_ALIAS', param_1: 'datess', param_2: 'dates', disabled: false }

const answers = ({ method, path }: Sent) => {
  if (path.startsWith('/api/food/batch_update/')) return {}
  if (path.startsWith('/api/food/1/heirs/'))
    return { supermarket_category: 14, ignore_shopping: 0, substitute_children: 0, substitute_siblings: 0 }
  if (/^\/api\/food\/\d+\/\w/.test(path)) return page()
  if (path.startsWith('/api/food/1/')) return fruit
  if (path.startsWith('/api/food/2/')) return dates
  if (path.startsWith('/api/food/')) return page(fruit, dates)
  if (path.startsWith('/api/automation/')) return method === 'GET' ? page(rule) : rule
  return undefined
}
const open = (path: string, role: 'guest' | 'user' = 'user') => visit(path, { answers, role })
const changes = (sent: readonly Sent[]) => sent.filter(({ method }) => method !== 'GET')

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(cleanup)

test('a field that comes from above says so and is not to be typed in, until somebody lets go of it', async () => {
  const { sent } = await open('/list/Food?edit=2')
  const sheet = await screen.findByRole('dialog', { name: 'Dates' }, { timeout: 5000 })
  await within(sheet).findByText('From Fruit')
  const box = within(sheet).getByRole('combobox', { name: 'Aisle' })
  expect(box.closest('fieldset')).toHaveProperty('disabled', true)
  fireEvent.click(within(sheet).getByRole('button', { name: 'Say it for itself' }))
  expect(box.closest('fieldset')).toHaveProperty('disabled', false)
  fireEvent.click(within(sheet).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(changes(sent)).toMatchObject([{ method: 'PATCH', path: '/api/food/2/' }]))
  expect(changes(sent)[0]?.body).toEqual({ inherit_fields: [] })
})

test('a field that is handed down says how many foods a change of it reaches', async () => {
  await open('/list/Food?edit=1')
  await screen.findByText('14 foods below take this over.', {}, { timeout: 5000 })
  expect(screen.getAllByText(/foods below take this over/)).toHaveLength(1)
})

test('a spelling is a rule; what means another thing already is not taken', async () => {
  const { sent } = await open('/list/Food?edit=2')
  await screen.findByRole('button', { name: 'Remove datess' }, { timeout: 5000 })
  const box = screen.getByRole('textbox', { name: 'Another spelling' })
  const add = screen.getByRole('button', { name: 'Add' })
  for (const [typed, why] of [
    ['DATES', 'That is what it is called.'],
    ['Datess', '“Datess” already means dates.'],
    ['fruit', /^“Fruit” is there of its own/],
  ] as const) {
    fireEvent.change(box, { target: { value: typed } })
    fireEvent.click(add)
    await screen.findByText(why)
  }
  screen.getByRole('link', { name: 'Look at Fruit' })
  expect(changes(sent)).toEqual([])
  fireEvent.change(box, { target: { value: 'medjool' } })
  fireEvent.click(add)
  await waitFor(() =>
    expect(changes(sent)).toMatchObject([
      { method: 'POST', body: { type: 'FOOD_ALIAS', param_1: 'medjool', param_2: 'Dates' } },
    ]),
  )
})

test('many foods are changed at once, after the sheet has said what will be', async () => {
  const { sent } = await open('/list/Food')
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose Fruit' }, { timeout: 5000 }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose Dates' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Change' }))
  const sheet = await screen.findByRole('dialog', { name: 'Change 2 foods' })
  const go = within(sheet).getByRole('button', { name: 'Change 2 foods' })
  expect(go).toHaveProperty('disabled', true)
  fireEvent.change(within(sheet).getByRole('combobox', { name: 'In the house' }), { target: { value: 'yes' } })
  fireEvent.click(within(sheet).getByRole('checkbox', { name: 'Without an aisle' }))
  within(sheet).getByText('without an aisle')
  within(sheet).getByText('in the house')
  fireEvent.keyDown(sheet, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Change' }))
  const again = await screen.findByRole('dialog', { name: 'Change 2 foods' })
  within(again).getByText('in the house')
  fireEvent.click(within(again).getByRole('button', { name: 'Change 2 foods' }))
  await waitFor(() =>
    expect(changes(sent)).toMatchObject([
      { method: 'PUT', path: '/api/food/batch_update/', body: { foods: [1, 2], on_hand: true, category: null } },
    ]),
  )
  expect(Object.keys(changes(sent)[0]?.body ?? {})).toHaveLength(3)
})

test('a guest reads a food: nothing of it is to be changed, and nothing is asked for that guests may not read', async () => {
  const { sent } = await open('/list/Food?edit=1', 'guest')
  const sheet = await screen.findByRole('dialog', { name: 'Fruit' }, { timeout: 5000 })
  await within(sheet).findByText('14 foods below take this over.')
  expect(within(sheet).queryAllByRole('button', { name: /^(Save|Delete|Merge|Move|Add)$/ })).toEqual([])
  expect(within(sheet).getByRole('textbox', { name: /^Name/ }).closest('fieldset')).toHaveProperty('disabled', true)
  expect(screen.queryByRole('checkbox', { name: 'Choose Fruit' })).toBeNull()
  const forUsers = /^\/api\/(automation|unit-conversion|property-type)\//
  expect(sent.filter(({ path }) => forUsers.test(path))).toEqual([])
})

test('what somebody else changed meanwhile is shown, and not sent back with what is typed', async () => {
  const shown = { ...plain, id: 3, name: 'Leek', full_name: 'Leek', description: 'green' }
  let saved = shown
  const { sent } = await visit('/list/Food?edit=3', {
    answers: ({ method, path, body }) => {
      if (method === 'PATCH') saved = { ...saved, ...(body as object) }
      if (path === '/api/food/3/') return saved
      return path.startsWith('/api/food/?') ? page(saved) : undefined
    },
  })
  const sheet = within(await screen.findByRole('dialog', { name: 'Leek' }, { timeout: 5000 }))
  const box = (name: RegExp) => sheet.getByRole('textbox', { name })
  fireEvent.change(box(/^Plural/), { target: { value: 'Leeks' } })
  saved = { ...saved, description: 'white and green' }
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(box(/^Description/)).toHaveProperty('value', 'white and green'))
  expect(box(/^Plural/)).toHaveProperty('value', 'Leeks')
  fireEvent.click(sheet.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(changes(sent)[0]?.body).toEqual({ plural_name: 'Leeks' }))
})

test('a new name can be taken back also where its spellings could not follow', async () => {
  await visit('/list/Food?edit=2', {
    answers: (sent) => {
      if (sent.path.startsWith('/api/automation/') && sent.method === 'PATCH')
        return new Response('{}', { status: 500 })
      if (sent.path === '/api/food/2/' && sent.method === 'PATCH')
        return Response.json({ ...dates, name: 'Medjool' }, { headers: { 'x-command': 'c1' } })
      return answers(sent)
    },
  })
  const sheet = within(await screen.findByRole('dialog', { name: 'Dates' }, { timeout: 5000 }))
  fireEvent.change(sheet.getByRole('textbox', { name: /^Name/ }), { target: { value: 'Medjool' } })
  fireEvent.click(sheet.getByRole('button', { name: 'Save' }))
  await screen.findByRole('button', { name: 'Undo' })
  screen.getByText('Changed “Medjool”')
})
