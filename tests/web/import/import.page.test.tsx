import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ImportPage } from '#web/features/import/import.page.tsx'
import { deleteStoredReview, readStoredReview } from '#web/features/import/review/stored-review.ts'
import { type Answering, openPage, paste, press, write } from '../draft/page.open.tsx'
import { read, source, url } from './source.fixture.ts'

beforeEach(deleteStoredReview)
afterEach(() => vi.unstubAllGlobals())

const open = (server: Answering, shared: Parameters<typeof ImportPage>[0]['shared'] = { url }) =>
  openPage(() => <ImportPage shared={shared} />, server)

test('a page is shown as the recipe it will be, and one press saves it', async () => {
  const { sent } = await open(read(source()))
  await screen.findByDisplayValue('Onion soup')
  expect(screen.getByText('onions')).toBeTruthy()
  await press(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('The recipe')
  expect(sent.find(({ path }) => path === '/api/recipe/')?.body).toMatchObject({
    name: 'Onion soup',
    servings: 4,
    servings_text: 'bowls',
    waiting_time: 30,
    source_url: url,
    image_url: 'https://example.com/soup.jpg',
    keywords: [{ id: 3, name: 'soup' }],
    steps: [
      {
        instruction: 'Chop.',
        ingredients: [
          { amount: 3, food: { name: 'onions' } },
          { amount: 500, food: null },
        ],
      },
    ],
  })
  expect(readStoredReview(5)).toBeNull()
})

test('pressing twice without a picture saves one recipe', async () => {
  const plain = source()
  Object.assign(plain.recipe, { image_url: '' })
  const { sent } = await open(read(plain))
  const save = await screen.findByRole('button', { name: 'Save' })
  fireEvent.click(save)
  fireEvent.click(save)
  await screen.findByText('The recipe')
  expect(sent.filter(({ method, path }) => method === 'POST' && path === '/api/recipe/')).toHaveLength(1)
})

test('doubtful lines are counted, marked, and corrected on the page', async () => {
  await open(read(source()))
  await screen.findByText('No food found')
  expect(screen.getAllByText('1 line is worth a look').length).toBeGreaterThan(0)
  await press(screen.getByRole('button', { name: '500' }))
  await write(screen.getByRole('combobox', { name: 'Food' }), 'stock')
  await press(screen.getByRole('button', { name: 'Looks right' }))
  expect(screen.queryByText('1 line is worth a look')).toBeNull()
})

test('a keyword that is new to the household is added only on request', async () => {
  const { sent } = await open(read(source()))
  await press(await screen.findByRole('button', { name: 'winter' }))
  await press(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('The recipe')
  expect(sent.find(({ path }) => path === '/api/recipe/')?.body).toMatchObject({
    keywords: [{ id: 3, name: 'soup' }, { name: 'winter' }],
  })
})

test('a duplicate is named, and saved only as another recipe', async () => {
  await open(read(source({ duplicates: [{ id: 4, name: 'My soup', by: 'address' }] })))
  expect((await screen.findByRole('link', { name: 'My soup' })).getAttribute('href')).toBe('/recipe/4')
  expect(screen.getByRole('button', { name: 'Save anyway' })).toBeTruthy()
})

test('a page that cannot be fetched asks for its text and keeps the address as source', async () => {
  await open(read({ code: 'import.page_refused', msg: 'The server returned 403.', error: true }, 400))
  const problem = await screen.findByRole('alert')
  expect(within(problem).getByText('The page would not let Larder in')).toBeTruthy()
  await write(screen.getByRole('textbox'), 'Soup\n\n1 onion\n2 carrots\n\nChop and boil.')
  expect(screen.getByText('The text of a recipe')).toBeTruthy()
  await press(screen.getByRole('button', { name: 'Read' }))
  await screen.findByDisplayValue('Soup')
  expect(readStoredReview(5)).toBeNull()
  await waitFor(() => expect(readStoredReview(5)?.draft.sourceUrl).toBe(url))
})

test('a pasted link is read at once', async () => {
  const { router } = await open(read(source()), null)
  await paste(screen.getByRole('textbox'), url)
  await waitFor(() => expect(router.state.location.search).toEqual({ url }))
})

test('a changed preview survives a reload of the same address', async () => {
  const first = await open(read(source()))
  await write(await screen.findByDisplayValue('Onion soup'), 'My onion soup')
  await waitFor(() => expect(readStoredReview(5)?.draft.name).toBe('My onion soup'))
  expect(first.sent.filter(({ path }) => path === '/api/recipe-from-source/')).toHaveLength(1)
  cleanup()
  const second = await open(read(source()))
  expect(await screen.findByDisplayValue('My onion soup')).toBeTruthy()
  expect(second.sent.filter(({ path }) => path === '/api/recipe-from-source/')).toEqual([])
})

test('pasted text knows the foods of the household by their name or plural, and calls only others new', async () => {
  const known = { salt: 7, eggs: 8 }
  const parsed: Answering = (_method, path, body) => {
    if (path !== '/api/ingredient-parser/post/') return undefined
    const { ingredients } = body as { ingredients: string[] }
    const foods = ingredients.map((text) => text.split(' ').at(-1) ?? '')
    return Response.json({
      ingredient: null,
      ingredients: foods.map((name, order) => ({
        ...parsedLine,
        original_text: ingredients[order],
        order,
        food: { name, plural_name: null, ...(name in known ? { id: known[name as keyof typeof known] } : {}) },
      })),
    })
  }
  await open(parsed, { text: 'Soup\n\n1 tsp salt\n2 eggs\n3 quinces\n\nChop and boil.' })
  expect((await screen.findByText(/^New for you/)).textContent).toBe('New for you: quinces')
})

const parsedLine = {
  id: null,
  unit: null,
  amount: 2,
  amount_max: null,
  note: '',
  is_header: false,
  no_amount: false,
  checked: false,
  confidence: 1,
  doubts: [],
  learned: [],
}
