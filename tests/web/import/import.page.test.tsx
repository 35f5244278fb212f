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
  const refused = { code: 'import.page_refused', msg: 'The server returned 403.', error: true }
  const [page, text] = [read(refused, 400), read(source())]
  const { sent } = await open((method, path, body) =>
    (JSON.stringify(body) ?? '').includes('"data"') ? text(method, path, body) : page(method, path, body),
  )
  const problem = await screen.findByRole('alert')
  expect(within(problem).getByText('The page would not let Larder in')).toBeTruthy()
  await write(screen.getByRole('textbox'), 'Soup\n\n1 onion\n2 carrots\n\nChop and boil.')
  expect(screen.getByText('The text of a recipe')).toBeTruthy()
  await press(screen.getByRole('button', { name: 'Read' }))
  await screen.findByDisplayValue('Onion soup')
  expect(sent.filter(({ path }) => path === '/api/recipe-from-source/').at(-1)?.body).toEqual({
    data: 'Soup\n\n1 onion\n2 carrots\n\nChop and boil.',
    url,
  })
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

const pasted = 'Soup\n\n1 tsp salt\n2 eggs\n3 cups quinces\n\nChop and boil.'

test('pasted text is read by the server as a page is, and only what is new to the household is called new', async () => {
  const page = source()
  Object.assign(page.recipe.steps[0] ?? {}, {
    ingredients: [
      textLine('1 tsp salt', { id: 7, name: 'salt' }, { id: 2, name: 'tsp' }),
      textLine('2 eggs', { id: 8, name: 'egg' }, null),
      textLine('3 cups quinces', { name: 'quinces' }, { name: 'cup', plural_name: 'cups' }),
    ],
  })
  const { sent } = await open(read(page), { text: pasted })
  expect((await screen.findByText(/^New foods/)).textContent).toBe('New foods: quinces')
  expect(screen.getByText(/^New units/).textContent).toBe('New units: cup (cups)')
  expect(sent.find(({ path }) => path === '/api/recipe-from-source/')?.body).toEqual({ data: pasted })
  await press(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('The recipe')
  expect(sent.find(({ path }) => path === '/api/recipe/')?.body).toMatchObject({
    steps: [
      {
        ingredients: [
          { food: { id: 7 }, unit: { id: 2 } },
          { food: { id: 8 }, unit: null },
          { food: { name: 'quinces' }, unit: { name: 'cup', plural_name: 'cups' } },
        ],
      },
    ],
  })
})

test('without the server the device reads a pasted text', async () => {
  await open(
    (_method, path) => {
      if (path === '/api/recipe-from-source/') throw new TypeError('Failed to fetch')
      return undefined
    },
    { text: pasted },
  )
  await screen.findByDisplayValue('Soup')
  expect(screen.getByText('quinces')).toBeTruthy()
})

test('a text that is no recipe says so, and can be changed', async () => {
  await open(read({ code: 'import.no_recipe', msg: 'No usable data could be found.', error: true }, 400), null)
  await write(screen.getByRole('textbox'), 'Thank you for the lovely evening.')
  await press(screen.getByRole('button', { name: 'Read' }))
  await screen.findByRole('alert')
  expect(screen.getByDisplayValue('Thank you for the lovely evening.')).toBeTruthy()
})

const textLine = (original_text: string, food: object, unit: object | null) => ({
  amount: 2,
  amount_max: null,
  no_amount: false,
  food,
  unit,
  note: '',
  order: 0,
  is_header: false,
  original_text,
  doubts: [],
})
