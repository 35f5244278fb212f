import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from '#web/lib/api/query-client.ts'
import { ada, ben, page, type Sent, visit } from '../preferences/visit.tsx'

const cy = { ...ada, id: 3, username: 'cy', first_name: 'Cy', display_name: 'Cy' }
const filter = { id: 7, name: 'Good ones', search: '{"rating_gte":4,"version":"2"}', shared: [ben], created_by: ada.id }

const answers = (sent: Sent) => {
  if (sent.path.startsWith('/api/user/')) return [ada, ben, cy]
  if (sent.method === 'POST' && sent.path === '/api/custom-filter/') return { ...filter, ...sent.body, id: 8 }
  if (sent.method === 'PATCH') return { ...filter, ...sent.body }
  return sent.path.startsWith('/api/custom-filter/') ? page(filter) : undefined
}
const wrote = (sent: readonly Sent[]) =>
  sent.filter(({ path }) => path.startsWith('/api/custom-filter/')).filter(({ method }) => method !== 'GET')
/** Its parts are loaded first. */
const soon = { timeout: 10_000 }

const asked = (sent: readonly Sent[], path: string) => sent.filter((one) => one.path.startsWith(path)).length
const people = () => screen.findByRole('combobox', { name: /^People who may use it/ }, soon)
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

afterEach(cleanup)

test('a filter is shared with whom its maker names, and with nobody else', async () => {
  const { sent } = await visit('/recipes?stars=4&open=save', { answers })
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }, soon), { target: { value: 'Best' } })
  fireEvent.change(await people(), { target: { value: 'cy' } })
  fireEvent.click(await screen.findByRole('option', { name: 'Cy' }))
  // What the page itself asks for has come.
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const [recipes, filters] = ['/api/recipe/', '/api/custom-filter/?'].map((path) => asked(sent, path))
  save()
  await waitFor(() => expect(asked(sent, '/api/custom-filter/?')).toBeGreaterThan(filters ?? 0))
  expect(asked(sent, '/api/recipe/'), 'a filter that is new finds nothing else').toBe(recipes)
  expect(wrote(sent)).toHaveLength(1)
  expect(wrote(sent)[0]?.body).toMatchObject({ name: 'Best', shared: [{ id: cy.id }] })
})

test('after a reload, too, a filter is changed as it was saved, and whom it is shared with goes by name', async () => {
  const { sent } = await visit('/recipes?stars=3&saved=7&open=save', { answers })
  await people()
  await screen.findByText(/4 stars and more/, { selector: '[role=dialog] *' })
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Ben' }))
  save()
  await waitFor(() => expect(wrote(sent)).toHaveLength(1))
  expect(wrote(sent)[0]).toMatchObject({ method: 'PATCH', body: { name: 'Good ones', shared: [] } })
})
