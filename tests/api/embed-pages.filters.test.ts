import { expect, it } from 'vitest'
import { addToBook, createBook } from '#tests/books.fixture.ts'
import { openEmbed, pathOfEmbed, wordsOf } from '#tests/embed-page.fixture.ts'
import { createEmbed, recipeNames, type Embed } from '#tests/embed.fixture.ts'
import { createHousehold, stranger, type TestHousehold } from '#tests/fixture.ts'
import { createPancakes } from '#tests/recipe.fixture.ts'

const roundTrips = (headers: Headers) => Number(/"(\d+) round trips/.exec(headers.get('server-timing') ?? '')?.[1])
const shown = async (embed: Embed, rest = '') => wordsOf((await openEmbed(pathOfEmbed(embed, rest))).main)

/** A book whose filter finds by a keyword, with one recipe put in. */
async function smartBook(home: TestHousehold) {
  const { creator } = home
  const keywords = [{ name: 'Quick' }]
  const entered = await createPancakes(creator, { name: 'Zuppa' })
  const found = await createPancakes(creator, { name: 'Curry', keywords })
  const [{ id: keyword } = { id: 0 }] = found.keywords
  const search = JSON.stringify({ keywords_or: [keyword] })
  const book = await createBook(creator, { name: 'Weekdays', filter: { name: 'Quick', search, shared: [] } })
  await addToBook(creator, book.id, entered.id)
  return { book, keyword, entered, found, keywords }
}

it('what the filter of a book finds stands behind what was put in, each once, and opens, as on the page of the book', async () => {
  const home = await createHousehold()
  const { book, found, entered, keywords } = await smartBook(home)
  const private_ = await createPancakes(home.creator, { name: 'Secret', keywords, private: true })
  const other = await createPancakes(home.creator, { name: 'Other' })
  await createPancakes(home.creator, { name: 'Bowl', keywords })
  await addToBook(home.creator, book.id, found.id)
  const embed = await createEmbed(home, { type: 'BOOK', books: [book.id] })
  expect(await shown(embed)).toBe('Weekdays Zuppa Curry Bowl')
  const [page] = [await home.creator.get<{ results: { name: string }[] }>(`/api/recipe-book/${book.id}/recipes/`)]
  expect(page.results.map(({ name }) => name)).toEqual(['Zuppa', 'Curry', 'Bowl', 'Secret'])
  expect(await shown(embed, '?q=Bowl')).toBe('Weekdays Bowl')
  const statuses = []
  for (const { id } of [found, entered, private_, other])
    statuses.push((await openEmbed(pathOfEmbed(embed, `/recipe/${id}`))).status)
  expect(statuses).toEqual([200, 200, 404, 404])
  expect(await recipeNames(stranger, `token=${embed.uuid}`)).toEqual(['Bowl', 'Curry', 'Zuppa'])
})

it('a page of a book with a filter takes three round trips, and is light', async () => {
  const home = await createHousehold()
  const { book, found, keywords } = await smartBook(home)
  for (let n = 10; n < 40; n++) await createPancakes(home.creator, { name: `Dish ${n}`, keywords })
  const embed = await createEmbed(home, { type: 'BOOK', books: [book.id] })
  for (const path of ['', `?in=${book.id}&page=2`, '?q=Dish', `/recipe/${found.id}`]) {
    const { headers, text, status } = await openEmbed(pathOfEmbed(embed, path))
    expect([status, roundTrips(headers)], path).toEqual([200, 3])
    expect(text.length, path).toBeLessThan(30_000)
  }
  expect(await shown(embed)).toMatch(/^Weekdays Zuppa Curry Dish 10 .* Dish 15 All 32 recipes : Weekdays$/)
  expect(await shown(embed, `?in=${book.id}&page=2`)).toMatch(/^Weekdays Dish 32 .* Dish 39 Previous page Page 2$/)
})

it('what its maker cooked and may see decides, and once they left, nothing is found', async () => {
  const home = await createHousehold()
  const admin = await home.join('admin')
  const cooked = await createPancakes(home.creator, { name: 'Cooked by the creator' })
  const mine = await createPancakes(home.creator, { name: 'Cooked by the maker' })
  await home.creator.post('/api/cook-log/', { recipe: cooked.id, servings: 1 })
  await admin.post('/api/cook-log/', { recipe: mine.id, servings: 1 })
  const search = JSON.stringify({ timescooked_gte: 1 })
  const book = await createBook(home.creator, {
    name: 'Tried',
    shared: [{ id: admin.id }],
    filter: { name: 'Tried', search, shared: [] },
  })
  const embed = await admin.post<Embed>('/api/enterprise-social-embed/', { name: 'x', type: 'BOOK', books: [book.id] })
  expect(await shown(embed)).toBe('Tried Cooked by the maker')
  await home.creator.patch(`/api/recipe-book/${book.id}/`, { shared: [] })
  expect(await shown(embed)).toBe('Nothing here yet.')
  expect((await openEmbed(pathOfEmbed(embed, `/recipe/${mine.id}`))).status).toBe(404)
})

it('many books with rich filters are shown, those beyond the tenth with what was put in alone', async () => {
  const home = await createHousehold()
  const { keyword, entered, found } = await smartBook(home)
  const books = []
  for (let n = 10; n < 22; n++) {
    const search = JSON.stringify({ keywords_or: [keyword], query: 'curry', createdon_gte: `2020-01-${n}` })
    const book = await createBook(home.creator, {
      name: `Book ${n}`,
      filter: { name: `Filter ${n}`, search, shared: [] },
    })
    await addToBook(home.creator, book.id, entered.id)
    books.push(book.id)
  }
  const embed = await createEmbed(home, { type: 'BOOK', books })
  const page = await openEmbed(pathOfEmbed(embed))
  expect(page.status).toBe(200)
  expect(roundTrips(page.headers)).toBe(3)
  expect(wordsOf(page.main)).toMatch(/^Book 10 Zuppa Curry .*Book 19 Zuppa Curry Book 20 Zuppa Book 21 Zuppa$/)
  expect((await openEmbed(pathOfEmbed(embed, `/recipe/${found.id}`))).status).toBe(200)
  expect(await recipeNames(stranger, `token=${embed.uuid}&query=curry`)).toEqual(['Curry'])
})
