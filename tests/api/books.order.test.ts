import { expect, it } from 'vitest'
import { addToBook, type BookPage, type BookRow, createBook, statusOf, undoEventOf } from '#tests/books.fixture.ts'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { createPancakes } from '#tests/recipe.fixture.ts'
import { between } from '#tests/laws/interleave.ts'

type Title = 'Soup' | 'Stew' | 'Bread' | 'Salad'

async function openBook(person: TestPerson, more: object = {}) {
  const book = await createBook(person, more)
  const cook = async (name: Title) => (await createPancakes(person, { name })).id
  const ids = {
    Soup: await cook('Soup'),
    Stew: await cook('Stew'),
    Bread: await cook('Bread'),
    Salad: await cook('Salad'),
  }
  await person.post(`/api/recipe-book/${book.id}/recipes/`, { recipes: [ids.Soup, ids.Stew, ids.Bread] })
  const path = `/api/recipe-book/${book.id}/order/`
  return {
    book,
    ids,
    path,
    move: (name: Title, after: Title | null, by = person) =>
      by.call('PUT', path, { recipe: ids[name], after: after && ids[after] }),
    read: async (reader = person, query = '') =>
      (await reader.get<BookPage<BookRow>>(`/api/recipe-book/${book.id}/recipes/${query}`)).results.map(
        ({ name }) => name,
      ),
  }
}

it('a recipe is moved behind any other and to the front, and one undo puts it back', async () => {
  const { creator } = await createHousehold()
  const { move, read } = await openBook(creator)
  expect((await move('Soup', 'Bread')).status).toBe(204)
  expect(await read()).toEqual(['Stew', 'Bread', 'Soup'])
  await move('Bread', null)
  expect(await read()).toEqual(['Bread', 'Stew', 'Soup'])
  const moved = await move('Soup', 'Bread')
  expect(await read()).toEqual(['Bread', 'Soup', 'Stew'])
  expect(await read(creator, '?page_size=1&page=2')).toEqual(['Soup'])
  expect((await undoEventOf(creator, moved)).status).toBe(200)
  expect(await read()).toEqual(['Bread', 'Stew', 'Soup'])
})

it('a recipe that stands there already does not move', async () => {
  const { creator } = await createHousehold()
  const { move } = await openBook(creator)
  expect((await move('Stew', 'Soup')).headers.get('x-event-seq')).toBeNull()
  expect((await move('Soup', null)).headers.get('x-event-seq')).toBeNull()
})

/** How many events entries of a book have, all together. */
async function eventsOf(person: TestPerson, book: number) {
  const { results } = await person.get<BookPage<{ id: number }>>(`/api/recipe-book-entry/?book=${book}`)
  const answers = await Promise.all(results.map(({ id }) => person.call('GET', `/api/recipe-book-entry/${id}/`)))
  return answers.reduce((sum, { headers }) => sum + Number(/\d+/.exec(headers.get('etag') ?? '')?.[0]), 0)
}

it('a move is one event, until there is no room between two others', async () => {
  const { creator } = await createHousehold()
  const { book, move, read } = await openBook(creator)
  const before = await eventsOf(creator, book.id)
  for (let turn = 0; turn < 30; turn++) {
    const [front, back] = turn % 2 === 0 ? (['Bread', 'Stew'] as const) : (['Stew', 'Bread'] as const)
    await move(front, 'Soup')
    expect(await read(), String(turn)).toEqual(['Soup', front, back])
  }
  const moves = (await eventsOf(creator, book.id)) - before
  expect(moves).toBeGreaterThan(30)
  expect(moves).toBeLessThan(36)
})

it('what is put in later comes last, however often something was moved to the end', async () => {
  const { creator } = await createHousehold()
  const { book, ids, move, read } = await openBook(creator)
  for (const [name, after] of [
    ['Soup', 'Bread'],
    ['Stew', 'Soup'],
    ['Bread', 'Stew'],
  ] as const)
    await move(name, after)
  await addToBook(creator, book.id, ids.Salad)
  expect(await read()).toEqual(['Soup', 'Stew', 'Bread', 'Salad'])
})

it('what a saved search finds follows by name, and is not moved', async () => {
  const { creator } = await createHousehold()
  const filter = { name: 'Salads', search: JSON.stringify({ query: 'salad' }), shared: [] }
  const { move, read } = await openBook(creator, { filter })
  await move('Bread', null)
  expect(await read()).toEqual(['Bread', 'Soup', 'Stew', 'Salad'])
  const refused = await move('Salad', null)
  expect(refused.status).toBe(400)
  expect(await refused.json()).toHaveProperty('recipe')
  expect(await (await move('Soup', 'Salad')).json()).toHaveProperty('after')
  expect((await move('Soup', 'Soup')).status).toBe(400)
})

it('readers of a book see its order and do not change it; to others there is no such book', async () => {
  const { creator, join } = await createHousehold()
  const [friend, stranger] = [await join('guest'), await join('user')]
  const { book, path, ids, move, read } = await openBook(creator)
  await creator.patch(`/api/recipe-book/${book.id}/`, { shared: [{ id: friend.id }] })
  await move('Bread', null)
  expect(await read(friend)).toEqual(['Bread', 'Soup', 'Stew'])
  expect((await move('Soup', null, friend)).status).toBe(403)
  expect(await statusOf(stranger, 'PUT', path, { recipe: ids.Soup, after: null })).toBe(404)
})

it('two who move at once both get what they asked for', async () => {
  const { creator, space } = await createHousehold()
  const { move, read } = await openBook(creator)
  await between(
    space,
    () => move('Soup', 'Bread'),
    () => move('Stew', 'Bread'),
  )
  expect(await read()).toEqual(['Bread', 'Soup', 'Stew'])
})

it('a recipe that goes into another book stands there as the last, and its undo brings its place back', async () => {
  const { creator } = await createHousehold()
  const { book, ids, move, read } = await openBook(creator)
  const other = await createBook(creator, { name: 'Guests' })
  await move('Bread', null)
  const { results } = await creator.get<BookPage<{ id: number }>>(
    `/api/recipe-book-entry/?book=${book.id}&recipe=${ids.Bread}`,
  )
  await addToBook(creator, other.id, ids.Salad)
  const left = await creator.call('PATCH', `/api/recipe-book-entry/${results[0]?.id}/`, { book: other.id })
  expect(left.status).toBe(200)
  expect(await read()).toEqual(['Soup', 'Stew'])
  expect((await undoEventOf(creator, left)).status).toBe(200)
  expect(await read()).toEqual(['Bread', 'Soup', 'Stew'])
})
