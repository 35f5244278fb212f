import { expect, it } from 'vitest'
import {
  createBook,
  addToBook,
  statusOf,
  undoEventOf,
  type BookRow,
  type BookEntry,
  type BookPage,
  type Book,
} from '#tests/books.fixture.ts'
import { createHousehold } from '#tests/fixture.ts'
import { createPancakes } from '#tests/recipe.fixture.ts'

it('a book is for its owner and those it is shared with, who may read it only', async () => {
  const { creator, join } = await createHousehold()
  const friend = await join('guest')
  const other = await join('admin')
  const book = await createBook(creator, { shared: [{ id: friend.id, first_name: 'Renamed' }], description: 'slow' })
  expect(book).toMatchObject({ name: 'Sundays', description: 'slow', order: 0, filter: null })
  expect(book.created_by.id).toBe(creator.id)
  expect(book.shared).toMatchObject([{ id: friend.id, first_name: '' }])
  const path = `/api/recipe-book/${book.id}/`
  expect(await friend.get<BookPage<Book>>('/api/recipe-book/')).toMatchObject({ count: 1, results: [{ id: book.id }] })
  expect(await statusOf(friend, 'GET', path)).toBe(200)
  for (const method of ['PATCH', 'PUT']) expect(await statusOf(friend, method, path, { name: 'Mine' })).toBe(403)
  expect(await statusOf(friend, 'DELETE', path)).toBe(403)
  expect(await other.get<BookPage<Book>>('/api/recipe-book/')).toMatchObject({ count: 0, results: [] })
  for (const method of ['GET', 'PATCH', 'DELETE']) {
    expect(await statusOf(other, method, path, method === 'PATCH' ? {} : undefined)).toBe(404)
  }
  expect(await statusOf(creator, 'PATCH', path, { shared: [{ id: 999_999 }] })).toBe(400)
  expect(await creator.patch(path, { shared: [] })).toMatchObject({ shared: [], name: 'Sundays' })
  expect(await statusOf(friend, 'GET', path)).toBe(404)
  const { results } = await other.get<BookPage<{ stream: string }>>('/api/event/')
  expect(results.filter(({ stream }) => stream.startsWith('recipe-book'))).toEqual([])
})

it('books stand in their own order unless a field that is known says otherwise', async () => {
  const { creator } = await createHousehold()
  for (const [name, order] of [
    ['Äpfel', 3],
    ['zebra', 1],
    ['Milk', 2],
  ] as const)
    await createBook(creator, { name, order })
  const shelf = async (query: string) =>
    (await creator.get<BookPage<BookRow>>(`/api/recipe-book/?${query}`)).results.map(({ name }) => name)
  expect(await shelf('')).toEqual(['zebra', 'Milk', 'Äpfel'])
  expect(await shelf('order_direction=desc')).toEqual(['Äpfel', 'Milk', 'zebra'])
  expect(await shelf('order_field=name')).toEqual(['Äpfel', 'Milk', 'zebra'])
  expect(await shelf('order_field=id&order_direction=desc')).toEqual(['Milk', 'zebra', 'Äpfel'])
  expect(await shelf('order_field=created_by;drop&order_direction=sideways')).toEqual(['zebra', 'Milk', 'Äpfel'])
  expect(await shelf('query=APF')).toEqual(['Äpfel'])
})

it('a recipe stands in a book once, with both shown, and is taken out by an owner', async () => {
  const { creator } = await createHousehold()
  const soup = await createPancakes(creator, { name: 'Soup' })
  const book = await createBook(creator)
  const entry = await addToBook(creator, book.id, soup.id)
  expect(entry).toMatchObject({ book: book.id, recipe: soup.id })
  expect(entry.book_content).toEqual(await creator.get(`/api/recipe-book/${book.id}/`))
  expect(entry.recipe_content).toEqual((await creator.get<BookPage<BookRow>>('/api/recipe/')).results[0])
  const again = await creator.call('POST', '/api/recipe-book-entry/', { book: book.id, recipe: soup.id })
  expect(again.status).toBe(400)
  expect(await again.json()).toMatchObject({
    non_field_errors: ['The fields recipe, book must make a unique set.'],
  })
  const gone = await creator.call('DELETE', `/api/recipe-book-entry/${entry.id}/`)
  expect(gone.status).toBe(204)
  expect(await creator.get('/api/recipe-book-entry/')).toMatchObject({ count: 0 })
  expect((await undoEventOf(creator, gone)).status).toBe(200)
  expect(await creator.get('/api/recipe-book-entry/')).toMatchObject({ count: 1, results: [{ id: entry.id }] })
  await creator.call('DELETE', `/api/recipe-book-entry/${entry.id}/`)
  await addToBook(creator, book.id, soup.id)
  expect((await undoEventOf(creator, gone)).status).toBe(409)
})

it('entries are listed by book and by recipe, and moved between the books of one person', async () => {
  const { creator, join } = await createHousehold()
  const other = await join('user')
  const [soup, stew] = [
    await createPancakes(creator, { name: 'Soup' }),
    await createPancakes(creator, { name: 'Stew' }),
  ]
  const [first, second, foreign] = [
    await createBook(creator),
    await createBook(creator, { name: 'Weekdays' }),
    await createBook(other),
  ]
  const entry = await addToBook(creator, first.id, soup.id)
  await addToBook(creator, second.id, soup.id)
  await addToBook(creator, second.id, stew.id)
  const list = async (query: string) =>
    (await creator.get<BookPage<BookEntry>>(`/api/recipe-book-entry/?${query}`)).results.map(
      (one) => `${one.book_content.name} ${one.recipe_content.name}`,
    )
  expect(await list(`book=${second.id}`)).toEqual(['Weekdays Soup', 'Weekdays Stew'])
  expect(await list(`recipe=${soup.id}`)).toEqual(['Sundays Soup', 'Weekdays Soup'])
  expect(await list(`recipe=${stew.id}&book=${first.id}`)).toEqual([])
  const path = `/api/recipe-book-entry/${entry.id}/`
  expect(await statusOf(creator, 'PATCH', path, { book: second.id })).toBe(400)
  expect(await statusOf(creator, 'PATCH', path, { book: foreign.id })).toBe(404)
  expect(await statusOf(creator, 'PATCH', path, { recipe: 1 })).toBe(400)
  expect(await creator.patch(path, { recipe: stew.id })).toMatchObject({ book: first.id, recipe: stew.id })
  expect(await statusOf(creator, 'GET', '/api/recipe-book-entry/?book=x')).toBe(400)
  expect(await statusOf(creator, 'POST', '/api/recipe-book-entry/', { book: foreign.id, recipe: soup.id })).toBe(404)
})

it('people put recipes into a book that is shared with them, and take out what they put in', async () => {
  const { creator, join } = await createHousehold()
  const friend = await join('user')
  const [soup, stew] = [
    await createPancakes(creator, { name: 'Soup' }),
    await createPancakes(creator, { name: 'Stew' }),
  ]
  const book = await createBook(creator, { shared: [friend.id] })
  const [mine, theirs] = [await addToBook(creator, book.id, soup.id), await addToBook(friend, book.id, stew.id)]
  expect(await statusOf(friend, 'DELETE', `/api/recipe-book-entry/${mine.id}/`)).toBe(403)
  expect(await statusOf(friend, 'DELETE', `/api/recipe-book-entry/${theirs.id}/`)).toBe(204)
})

it('entries are deleted and restored with their book and their recipe', async () => {
  const { creator } = await createHousehold()
  const soup = await createPancakes(creator, { name: 'Soup' })
  const book = await createBook(creator)
  const entry = await addToBook(creator, book.id, soup.id)
  const shelf = () => creator.get<BookPage<BookEntry>>(`/api/recipe-book-entry/?book=${book.id}`)
  for (const path of [`/api/recipe/${soup.id}/`, `/api/recipe-book/${book.id}/`]) {
    expect(await creator.get(`${path}cascading/`), path).toMatchObject({
      count: 1,
      results: [{ id: entry.id, model: 'RecipeBookEntry' }],
    })
    const gone = await creator.call('DELETE', path)
    expect(gone.status).toBe(204)
    expect(await shelf()).toMatchObject({ count: 0 })
    expect((await undoEventOf(creator, gone)).status).toBe(200)
    expect(await shelf()).toMatchObject({ count: 1, results: [{ id: entry.id }] })
  }
})
