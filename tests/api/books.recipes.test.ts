import { expect, it } from 'vitest'
import { addToBook, type BookPage, type BookRow, createBook, statusOf } from '#tests/books.fixture.ts'
import { png } from '#tests/file.fixture.ts'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { createPancakes } from '#tests/recipe.fixture.ts'

type Read = BookPage<BookRow> & { entered: number; next: string | null }

const read = (person: TestPerson, book: number, query = '') =>
  person.get<Read>(`/api/recipe-book/${book}/recipes/${query}`)
const names = ({ results }: Read) => results.map(({ name }) => name)

const cook = async (person: TestPerson, ...titles: string[]) => {
  const made: number[] = []
  for (const name of titles) made.push((await createPancakes(person, { name })).id)
  return made
}

it('a book is read in the order in which recipes were put in, then what its filter finds, none twice', async () => {
  const { creator } = await createHousehold()
  const [soup = 0, , stew = 0] = await cook(creator, 'Soup with peas', 'Peas', 'Stew', 'Bread', 'Pea salad')
  const filter = { name: 'Peas', search: JSON.stringify({ query: 'peas' }), shared: [] }
  const book = await createBook(creator, { filter })
  await addToBook(creator, book.id, stew)
  await addToBook(creator, book.id, soup)
  const all = await read(creator, book.id)
  expect(all).toMatchObject({ entered: 2, next: null })
  expect(names(all).slice(0, 2)).toEqual(['Stew', 'Soup with peas'])
  expect(names(all).filter((name) => name === 'Soup with peas')).toHaveLength(1)
  expect(names(all)).toContain('Peas')
  expect(names(all)).not.toContain('Bread')
  expect(all.count).toBe(all.results.length)
  const second = await read(creator, book.id, '?page_size=1&page=2')
  expect(second).toMatchObject({ count: all.count, entered: 2, results: [{ id: soup }] })
})

it('an empty book has no recipes, and one page of them', async () => {
  const { creator } = await createHousehold()
  const book = await createBook(creator)
  expect(await read(creator, book.id)).toMatchObject({ count: 0, entered: 0, results: [] })
})

it('many recipes are put into a book at once, those in it stay, and one undo takes all out', async () => {
  const { creator } = await createHousehold()
  const [soup = 0, stew = 0, bread = 0] = await cook(creator, 'Soup', 'Stew', 'Bread')
  const book = await createBook(creator)
  await addToBook(creator, book.id, soup)
  const path = `/api/recipe-book/${book.id}/recipes/`
  const answer = await creator.call('POST', path, { recipes: [soup, stew, bread, stew] })
  expect(await answer.json()).toEqual({ added: [stew, bread] })
  expect(names(await read(creator, book.id))).toEqual(['Soup', 'Stew', 'Bread'])
  const undone = await creator.call('POST', `/api/command/${answer.headers.get('x-command')}/undo/`, {})
  expect(undone.status).toBe(200)
  expect(names(await read(creator, book.id))).toEqual(['Soup'])
  expect(await statusOf(creator, 'POST', path, { recipes: [999_999_999] })).toBe(400)
  expect(await creator.post(path, { recipes: [] })).toEqual({ added: [] })
})

it('a book shows each reader the recipes that they may see', async () => {
  const { creator, join } = await createHousehold()
  const friend = await join('guest')
  const stranger = await join('user')
  const [secret = 0, open = 0] = await cook(creator, 'Secret', 'Open')
  const book = await createBook(creator, { shared: [{ id: friend.id }] })
  await creator.post(`/api/recipe-book/${book.id}/recipes/`, { recipes: [secret, open] })
  await creator.patch(`/api/recipe/${secret}/`, { private: true })
  expect(await read(creator, book.id)).toMatchObject({ count: 2, entered: 2 })
  expect(await read(friend, book.id)).toMatchObject({ count: 1, entered: 1, results: [{ id: open }] })
  for (const method of ['GET', 'POST'])
    expect(
      await statusOf(
        stranger,
        method,
        `/api/recipe-book/${book.id}/recipes/`,
        method === 'POST' ? { recipes: [] } : undefined,
      ),
    ).toBe(404)
})

it('one call tells how many recipes each book has and their first pictures, of what the asker may see', async () => {
  const { creator, join } = await createHousehold()
  const friend = await join('guest')
  const [secret = 0, pictured = 0] = await cook(creator, 'Secret', 'Pictured', 'Peas')
  const upload = new FormData()
  upload.set('image', new File([png], 'picture.png', { type: 'image/png' }))
  await creator.call('PUT', `/api/recipe/${pictured}/image/`, upload)
  const filter = { name: 'Peas', search: JSON.stringify({ query: 'peas' }), shared: [] }
  const mixed = await createBook(creator, { filter, shared: [{ id: friend.id }] })
  const empty = await createBook(creator, { name: 'Empty' })
  await creator.post(`/api/recipe-book/${mixed.id}/recipes/`, { recipes: [secret, pictured] })
  await creator.patch(`/api/recipe/${secret}/`, { private: true })
  const picture = expect.stringContaining('/recipe/')
  const covers = (person: TestPerson) => person.get('/api/recipe-book/covers/')
  expect(await covers(creator)).toEqual([
    { book: mixed.id, count: 3, pictures: [picture] },
    { book: empty.id, count: 0, pictures: [] },
  ])
  expect(await covers(friend)).toEqual([{ book: mixed.id, count: 2, pictures: [picture] }])
})
