import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ImportPage } from '#web/features/import/import.page.tsx'
import { deleteStoredReview, readStoredReview } from '#web/features/import/review/stored-review.ts'
import { type Answering, openPage, press, write } from '../draft/page.open.tsx'
import { empty, source, url } from './source.fixture.ts'

beforeEach(deleteStoredReview)
afterEach(() => vi.unstubAllGlobals())

const open = (server: Answering) => openPage(() => <ImportPage shared={{ url }} />, server)

const names = ['Onion soup', 'Leek soup', 'Pea soup']

/** A page with three recipes, as the server answers it for each of them. */
function chosen(name: string) {
  const choices = names.map((one, at) => ({
    name: one,
    ingredients: at + 2,
    steps: 1,
    image_url: '',
    chosen: one === name,
  }))
  const answer = source({ choices, warnings: [{ code: 'further_recipes', msg: '', lines: ['Pea soup'] }] })
  answer.recipe.name = name
  return answer
}

const server: Answering = (method, path, body) => {
  const asked = (body ?? {}) as { choice?: string; name?: string } // What the page sends.
  if (path === '/api/recipe-from-source/') return Response.json(chosen(asked.choice ?? 'Onion soup'))
  if (method === 'POST' && path === '/api/recipe/')
    return Response.json({ id: names.indexOf(asked.name ?? '') + 1, name: asked.name, ...empty }, { status: 201 })
  return undefined
}

const choice = (name: string) =>
  within(screen.getByRole('region', { name: 'This page has 3 recipes' })).getByRole('button', {
    name: new RegExp(name),
  })

test('the recipes of a page are offered, and another is read when it is chosen', async () => {
  const { sent } = await open(server)
  await screen.findByDisplayValue('Onion soup')
  expect(choice('Onion soup').getAttribute('aria-current')).toBe('true')
  expect(choice('Pea soup').textContent).toContain('4 ingredients · 1 step')
  await press(choice('Leek soup'))
  await screen.findByDisplayValue('Leek soup')
  expect(choice('Leek soup').getAttribute('aria-current')).toBe('true')
  expect(sent.filter(({ path }) => path === '/api/recipe-from-source/').at(-1)?.body).toEqual({
    url,
    choice: 'Leek soup',
  })
})

test('what was corrected is still there after another one was looked at', async () => {
  await open(server)
  await write(await screen.findByDisplayValue('Onion soup'), 'My onion soup')
  await press(choice('Leek soup'))
  await screen.findByDisplayValue('Leek soup')
  await press(choice('Onion soup'))
  await screen.findByDisplayValue('My onion soup')
})

test('several can be saved one after the other; the last one leads to itself', async () => {
  const { sent } = await open(server)
  for (const name of names) {
    if (name !== 'Onion soup') await press(choice(name))
    await screen.findByDisplayValue(name)
    await press(screen.getByRole('button', { name: 'Save' }))
    if (name === 'Pea soup') break
    await screen.findByText(`“${name}” is saved. Choose the next one above, or leave it at that.`)
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(choice(name).textContent).toContain('Saved')
  }
  await screen.findByText('The recipe')
  const saved = sent.filter(({ method, path }) => method === 'POST' && path === '/api/recipe/')
  expect(saved.map(({ body }) => (body as { name: string }).name)).toEqual(names) // What the page sends.
  expect(readStoredReview(5)).toBeNull()
})

test('a choice that cannot be read says so and leaves the other as it is', async () => {
  await open((method, path, body) =>
    path === '/api/recipe-from-source/' && (body as { choice?: string }).choice // What the page sends.
      ? Response.json({ code: 'import.unreachable', msg: '', error: true }, { status: 400 })
      : server(method, path, body),
  )
  await screen.findByDisplayValue('Onion soup')
  fireEvent.click(choice('Leek soup'))
  await waitFor(() =>
    expect(screen.getByText(/Leek soup could not be read/).textContent).toContain('The page did not answer'),
  )
  expect(screen.getByDisplayValue('Onion soup')).toBeTruthy()
})

test('one recipe is no choice, and what is right as it is has no warning sign', async () => {
  await open(() =>
    Response.json(
      source({
        warnings: [
          { code: 'steps_shown', msg: '', lines: [] },
          { code: 'name_cut', msg: '', lines: [] },
        ],
      }),
    ),
  )
  const calm = await screen.findByText(/^The steps are those that the page shows/)
  expect(calm.parentElement?.querySelector('.lucide-info')).toBeTruthy()
  expect(screen.getByText(/^The name is too long/).parentElement?.querySelector('.lucide-info')).toBeNull()
  expect(screen.queryByRole('heading', { name: /This page has/ })).toBeNull()
})

test('of a page without a recipe the address where one may stand is read on a press', async () => {
  const there = 'https://example.com/print/3'
  const { sent } = await open((_method, path) =>
    path === '/api/recipe-from-source/'
      ? Response.json({ code: 'import.no_recipe', msg: '', error: true, elsewhere: [there] }, { status: 400 })
      : undefined,
  )
  expect(await screen.findByRole('button', { name: `Read ${there}` })).toBeTruthy()
  expect(sent.filter(({ path }) => path === '/api/recipe-from-source/')).toHaveLength(1)
})
