import { expect, it } from 'vitest'
import { type BookPage, type BookRow, statusOf } from '#tests/books.fixture.ts'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { between } from '#tests/laws/interleave.ts'
import { createPancakes } from '#tests/recipe.fixture.ts'

interface Favourites {
  book: number | null
  recipes: number[]
}

const favourites = (person: TestPerson) => person.get<Favourites>('/api/favourite/')
const books = async (person: TestPerson) => (await person.get<BookPage<BookRow>>('/api/recipe-book/')).results
const like = (person: TestPerson, recipe: number, body: object = {}) =>
  person.call('PUT', `/api/favourite/${recipe}/`, body)

it('the first favourite makes a book of them in the language that is asked for', async () => {
  const { creator } = await createHousehold()
  const soup = await createPancakes(creator, { name: 'Soup' })
  expect(await favourites(creator)).toEqual({ book: null, recipes: [] })
  const answer = await (await like(creator, soup.id, { language: 'de' })).json<Favourites>()
  const [book] = await books(creator)
  expect(book).toMatchObject({ name: 'Favoriten' })
  expect(answer).toEqual({ book: book?.id, recipes: [soup.id] })
  expect(await favourites(creator)).toEqual(answer)
})

it('taps on two devices at once make one book, and a recipe stands in it once', async () => {
  const { creator } = await createHousehold()
  const soup = await createPancakes(creator, { name: 'Soup' })
  const stew = await createPancakes(creator, { name: 'Stew' })
  const answers = await Promise.all([like(creator, soup.id), like(creator, stew.id), like(creator, soup.id)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await books(creator)).toHaveLength(1)
  expect((await favourites(creator)).recipes).toEqual([soup.id, stew.id])
})

it('a first favourite that was decided before another made the book goes into that book', async () => {
  const { creator, space } = await createHousehold()
  const soup = await createPancakes(creator, { name: 'Soup' })
  const stew = await createPancakes(creator, { name: 'Stew' })
  await between(
    space,
    () => like(creator, soup.id),
    () => like(creator, stew.id),
  )
  expect(await books(creator)).toHaveLength(1)
  expect((await favourites(creator)).recipes).toEqual([soup.id, stew.id])
})

it('a favourite given while their book is deleted makes another', async () => {
  const { creator, space } = await createHousehold()
  const soup = await createPancakes(creator, { name: 'Soup' })
  const stew = await createPancakes(creator, { name: 'Stew' })
  await like(creator, soup.id)
  const { book } = await favourites(creator)
  await between(
    space,
    () => like(creator, stew.id),
    () => creator.call('DELETE', `/api/recipe-book/${book}/`),
  )
  expect((await favourites(creator)).recipes).toEqual([stew.id])
})

it('a favourite is taken back once, and by its undo', async () => {
  const { creator } = await createHousehold()
  const soup = await createPancakes(creator, { name: 'Soup' })
  await like(creator, soup.id)
  const gone = await creator.call('DELETE', `/api/favourite/${soup.id}/`)
  expect(gone.status).toBe(204)
  expect(await statusOf(creator, 'DELETE', `/api/favourite/${soup.id}/`)).toBe(204)
  expect((await favourites(creator)).recipes).toEqual([])
  await creator.call('POST', `/api/command/${gone.headers.get('x-command')}/undo/`, {})
  expect((await favourites(creator)).recipes).toEqual([soup.id])
})

it('the undo of the first favourite takes the book along', async () => {
  const { creator } = await createHousehold()
  const soup = await createPancakes(creator, { name: 'Soup' })
  const first = await like(creator, soup.id)
  const undone = await creator.call('POST', `/api/command/${first.headers.get('x-command')}/undo/`, {})
  expect(undone.status).toBe(200)
  expect(await books(creator)).toEqual([])
  await like(creator, soup.id)
  expect(await books(creator)).toHaveLength(1)
})

it('favourites are everybody’s own, also a guest’s, and a book of them may get another name', async () => {
  const { creator, join } = await createHousehold()
  const guest = await join('guest')
  const soup = await createPancakes(creator, { name: 'Soup' })
  await like(guest, soup.id)
  expect(await favourites(creator)).toEqual({ book: null, recipes: [] })
  const { book } = await favourites(guest)
  await guest.patch(`/api/recipe-book/${book}/`, { name: 'Best of all' })
  const stew = await createPancakes(creator, { name: 'Stew' })
  await like(guest, stew.id)
  expect(await books(guest)).toMatchObject([{ id: book, name: 'Best of all' }])
  await creator.patch(`/api/recipe/${stew.id}/`, { private: true })
  expect(await favourites(guest)).toEqual({ book, recipes: [soup.id] })
  expect((await like(guest, stew.id)).status).toBe(404)
})

it('after the book of favourites was deleted, the next favourite makes another', async () => {
  const { creator } = await createHousehold()
  const soup = await createPancakes(creator, { name: 'Soup' })
  await like(creator, soup.id)
  const { book } = await favourites(creator)
  await creator.call('DELETE', `/api/recipe-book/${book}/`)
  expect(await favourites(creator)).toEqual({ book: null, recipes: [] })
  await like(creator, soup.id)
  expect((await favourites(creator)).book).not.toBe(book)
})
