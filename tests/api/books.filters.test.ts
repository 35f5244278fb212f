import { expect, it } from 'vitest'
import { createBook, addToBook, statusOf, undoEventOf, type BookRow, type BookPage } from '#tests/books.fixture.ts'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { createPancakes } from '#tests/recipe.fixture.ts'

const filterOf = (person: TestPerson, search: unknown, more: object = {}) =>
  person.post<BookRow & { search: string }>('/api/custom-filter/', { name: 'Saved', search, shared: [], ...more })
const names = async (person: TestPerson, query: string) =>
  (await person.get<BookPage<BookRow>>(`/api/recipe/?${query}`)).results.map(({ name }) => name)

it('a book shows nobody a recipe that is private to others', async () => {
  const { creator, join } = await createHousehold()
  const friend = await join('user')
  const [open, secret] = [
    await createPancakes(creator, { name: 'Open' }),
    await createPancakes(creator, { name: 'Secret', private: true }),
  ]
  const filter = await filterOf(creator, { query: 'secret' })
  const smart = await createBook(creator, { name: 'Smart', shared: [friend.id], filter: { id: filter.id } })
  const book = await createBook(creator, { shared: [friend.id] })
  for (const recipe of [open, secret]) await addToBook(creator, book.id, recipe.id)
  expect(await friend.get(`/api/recipe-book-entry/?book=${book.id}`)).toMatchObject({
    count: 1,
    results: [{ recipe: open.id }],
  })
  expect(await names(friend, `books=${book.id}`)).toEqual(['Open'])
  expect(await names(friend, `books=${smart.id}`)).toEqual([])
  expect(await names(friend, `filter=${filter.id}`)).toEqual([])
  expect(await names(creator, `books=${smart.id}`)).toEqual(['Secret'])
  expect(await statusOf(friend, 'POST', '/api/recipe-book-entry/', { book: book.id, recipe: secret.id })).toBe(400)
  expect(await friend.get(`/api/recipe-book/${book.id}/cascading/`)).toMatchObject({
    count: 2,
    results: [{ name: 'Open' }, { name: 'recipe book entry' }],
  })
})

it('a book loses its deleted filter, and gets it back when the filter is restored', async () => {
  const { creator } = await createHousehold()
  const filter = await filterOf(creator, { query: 'soup' })
  const book = await createBook(creator, { filter: { id: filter.id, name: 'Another name', search: '{}' } })
  expect(book.filter).toMatchObject({ id: filter.id, name: 'Saved', search: '{"query":"soup"}' })
  const path = `/api/custom-filter/${filter.id}/`
  expect(await creator.get(`${path}nulling/`)).toMatchObject({
    results: [{ id: book.id, model: 'RecipeBook', name: 'Sundays' }],
  })
  const gone = await creator.call('DELETE', path)
  expect(await creator.get(`/api/recipe-book/${book.id}/`)).toMatchObject({ filter: null })
  await undoEventOf(creator, gone)
  expect(await creator.get(`/api/recipe-book/${book.id}/`)).toMatchObject({ filter: { id: filter.id } })
  expect(await creator.patch(`/api/recipe-book/${book.id}/`, { filter: null })).toMatchObject({ filter: null })
})

it('a book makes the filter that it names, or takes the one of its owner that has the name', async () => {
  const { creator } = await createHousehold()
  const draft = { filter: { name: 'Quick', search: '{"timescooked_gte":1}', shared: [] } }
  const [first, second] = [await createBook(creator, draft), await createBook(creator, draft)]
  expect(first.filter).toMatchObject({ name: 'Quick', search: '{"timescooked_gte":1}' })
  expect(second.filter?.id).toBe(first.filter?.id)
  expect(await creator.get('/api/custom-filter/')).toMatchObject({ count: 1 })
  expect(await statusOf(creator, 'POST', '/api/recipe-book/', { name: 'x', filter: { id: 1 } })).toBe(400)
})

it('a filter is seen by whom it is shared with, changed by its owner, and used in the list of recipes', async () => {
  const { creator, join } = await createHousehold()
  const [friend, other] = [await join('user'), await join('user')]
  for (const name of ['Soup', 'Stew']) await createPancakes(creator, { name })
  const filter = await filterOf(creator, '{"query":"soup","version":"2"}', { shared: [friend.id] })
  const path = `/api/custom-filter/${filter.id}/`
  expect(filter.search).toBe('{"query":"soup","version":"2"}')
  expect(await friend.get('/api/custom-filter/?type=RECIPE')).toMatchObject({
    count: 1,
    results: [{ created_by: creator.id }],
  })
  expect(await friend.get('/api/custom-filter/?type=FOOD')).toMatchObject({ count: 0 })
  expect(await names(friend, `filter=${filter.id}`)).toEqual(['Soup'])
  expect(await statusOf(friend, 'GET', path)).toBe(200)
  for (const method of ['PATCH', 'DELETE'])
    expect(await statusOf(friend, method, path, method === 'PATCH' ? {} : undefined)).toBe(403)
  expect(await statusOf(other, 'GET', path)).toBe(404)
  expect(await statusOf(other, 'GET', `/api/recipe/?filter=${filter.id}`)).toBe(400)
  expect(await statusOf(creator, 'GET', '/api/recipe/?filter=1')).toBe(400)
  expect(await creator.patch(path, { search: '{"query":"stew"}' })).toMatchObject({ search: '{"query":"stew"}' })
  expect(await names(friend, `filter=${filter.id}`)).toEqual(['Stew'])
})

it('a filter is read in every form in which clients keep one', async () => {
  const { creator } = await createHousehold()
  const soup = await createPancakes(creator, { name: 'Soup', internal: true, keywords: [{ name: 'warm' }] })
  await createPancakes(creator, { name: 'Stew', internal: false, keywords: [{ name: 'warm' }, { name: 'slow' }] })
  await creator.post('/api/cook-log/', { recipe: soup.id, rating: 4, created_at: '2026-01-05T10:00:00Z' })
  const warm = soup.keywords[0]?.id
  const found = async (search: unknown, more = '') => {
    const { id } = await filterOf(creator, search)
    return names(creator, `filter=${id}${more}`)
  }
  expect(await found({ keywords: [warm], rating: null, sort_order: ['-name'], version: '2' })).toEqual(['Stew', 'Soup'])
  expect(await found(`keywords=${warm}&internal=true`)).toEqual(['Soup'])
  expect(await found('soup')).toEqual(['Soup'])
  expect(await found({ internal: false, makenow: false, page: 7 })).toEqual(['Stew'])
  expect(await found({ rating: '-4' })).toEqual(['Soup'])
  expect(await found({ timescooked: '-0' })).toEqual([])
  expect(await found({ cookedon: '-2026-01-05' })).toEqual(['Soup'])
  expect(await found({ cookedon: '2026-01-06' })).toEqual([])
  expect(await found({ rating: 'many', createdon: '??', keywords: ['x'] })).toEqual(['Soup', 'Stew'])
  expect(await found({ keywords: [warm] }, '&internal=true')).toEqual(['Soup'])
  expect(await found({ query: 's' }, '&query=stew')).toEqual(['Stew'])
  expect(await found({ sort_order: '-name' }, '&sort_order=name')).toEqual(['Soup', 'Stew'])
  expect(await found('{"broken')).toEqual([])
})

it('the recipe list filters by any, all, none and not all of some books, smart ones included', async () => {
  const { creator } = await createHousehold()
  const [soup, stew, salad] = [
    await createPancakes(creator, { name: 'Soup' }),
    await createPancakes(creator, { name: 'Stew' }),
    await createPancakes(creator, { name: 'Salad' }),
  ]
  const paper = await createBook(creator, { name: 'Paper' })
  await addToBook(creator, paper.id, soup.id)
  await addToBook(creator, paper.id, stew.id)
  const filter = await filterOf(creator, { query: 'st' })
  const smart = await createBook(creator, { name: 'Smart', filter: filter.id })
  await addToBook(creator, smart.id, salad.id)
  expect(await names(creator, `books=${smart.id}`)).toEqual(['Salad', 'Stew'])
  expect(await names(creator, `books=${paper.id}&books=${smart.id}`)).toEqual(['Salad', 'Soup', 'Stew'])
  expect(await names(creator, `books_or=${paper.id}`)).toEqual(['Soup', 'Stew'])
  expect(await names(creator, `books_and=${paper.id}&books_and=${smart.id}`)).toEqual(['Stew'])
  expect(await names(creator, `books_or_not=${paper.id}`)).toEqual(['Salad'])
  expect(await names(creator, `books_and_not=${paper.id}&books_and_not=${smart.id}`)).toEqual(['Salad', 'Soup'])
  expect(await names(creator, 'books=1')).toEqual([])
  const page = await creator.get<BookPage<BookRow>>(`/api/recipe/?books=${smart.id}&page_size=1`)
  expect(page).toMatchObject({ count: 2, results: [{ name: 'Salad' }] })
  const loop = await filterOf(creator, { books: [smart.id] })
  await creator.patch(`/api/recipe-book/${smart.id}/`, { filter: loop.id })
  expect(await names(creator, `books=${smart.id}`)).toEqual(['Salad'])
})
