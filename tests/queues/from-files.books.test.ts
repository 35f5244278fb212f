import { expect, it } from 'vitest'
import { createHousehold, type TestHousehold, type TestPerson } from '#tests/fixture.ts'
import { ask, holdQueue, itemsOf, recipesOf, shown, work } from './from-files.fixture.ts'
import { mealieFile, winter } from './mealie.fixture.ts'

holdQueue()

const csv = (rows: readonly string[]) =>
  new TextEncoder().encode(['name;ingredients;directions;collections;favorite', ...rows].join('\n'))

const pie = 'Pie;1 apple;Bake.;Sundays, Sweet;yes'
const stew = 'Stew;1 leek;Boil.;Sundays;'

interface Book {
  id: number
  name: string
  description: string
}

const booksOf = async (person: TestPerson) => {
  const { results } = await person.get<{ results: Book[] }>('/api/recipe-book/')
  return Promise.all(
    results.map(async ({ id, name }) => {
      const inside = await person.get<{ results: { recipe_content: { name: string } }[] }>(
        `/api/recipe-book-entry/?book=${id}`,
      )
      return [name, inside.results.map(({ recipe_content }) => recipe_content.name).toSorted()]
    }),
  )
}

async function imported(home: TestHousehold, bytes: Uint8Array<ArrayBuffer>, name?: string) {
  const asked = await ask(home.creator, bytes, { start: true }, name)
  await work(home)
  return asked
}

it('recipes stand in the books that their app has them in, and favourites are favourites', async () => {
  const home = await createHousehold()
  await imported(home, csv([pie, stew]), 'recipes.csv')
  expect(await booksOf(home.creator)).toEqual([
    ['Sundays', ['Pie', 'Stew']],
    ['Sweet', ['Pie']],
    ['Favourites', ['Pie']],
  ])
  const [first] = (await recipesOf(home.creator)).filter(({ name }) => name === 'Pie')
  expect(await home.creator.get('/api/favourite/')).toMatchObject({ recipes: [first?.id] })
})

it('a book of that name is used, and what somebody wrote of it stays', async () => {
  const home = await createHousehold()
  await home.creator.post('/api/recipe-book/', { name: 'sundays', description: 'Ours.' })
  await home.creator.post('/api/recipe-book/', { name: 'Cold days' })
  await imported(home, csv([stew]), 'recipes.csv')
  const asked = await imported(home, await mealieFile(winter))
  expect(await booksOf(home.creator)).toEqual([
    ['sundays', ['Stew']],
    ['Cold days', ['Kale soup']],
    ['Favourites', ['Kale soup']],
  ])
  const { results } = await home.creator.get<{ results: Book[] }>('/api/recipe-book/')
  expect(results.map(({ description }) => description)).toEqual(['Ours.', 'By the stove.', ''])
  const book = (await itemsOf(home.creator, asked)).find(({ name }) => name === 'Cold days')
  expect(book).toMatchObject({ state: 'done', result: `recipe-book:${results[1]?.id}`, details: { recipes: 1 } })
})

it('the same file puts no recipe into a book twice', async () => {
  const home = await createHousehold()
  const file = await mealieFile(winter)
  await imported(home, file)
  const again = await imported(home, file)
  expect(await shown(home.creator, again)).toMatchObject({ state: 'done', done: 0, failed: 0 })
  expect(await booksOf(home.creator)).toEqual([
    ['Favourites', ['Kale soup']],
    ['Cold days', ['Kale soup']],
  ])
})

it('a recipe that is here already comes into the books and favourites that its file names', async () => {
  const home = await createHousehold()
  await imported(home, csv([stew.replace('Sundays', '')]), 'recipes.csv')
  const again = await imported(home, csv([stew.replace(/;$/, ';yes')]), 'recipes.csv')
  expect(await shown(home.creator, again)).toMatchObject({ state: 'done', done: 0, known: 1 })
  expect(await booksOf(home.creator)).toEqual([
    ['Sundays', ['Stew']],
    ['Favourites', ['Stew']],
  ])
})

it('a book says when some of its recipes are not here', async () => {
  const home = await createHousehold()
  const bare = { ...winter, recipes: [...(winter['recipes'] ?? []), { id: 'torn', name: '' }] }
  const file = await mealieFile({
    ...bare,
    recipes_to_tags: [...(winter['recipes_to_tags'] ?? []), { recipe_id: 'torn', tag_id: 't1' }],
  })
  const asked = await imported(home, file)
  const book = (await itemsOf(home.creator, asked)).find(({ name }) => name === 'Cold days')
  expect(book).toMatchObject({ state: 'done', msg: '1 of its 2 recipes are not here.' })
})

it('what has no place is named, and has not failed', async () => {
  const home = await createHousehold()
  const asked = await imported(home, await mealieFile(winter))
  const left = (await itemsOf(home.creator, asked)).filter(({ details }) => details['kind'] === 'left-out')
  expect(left).toMatchObject([
    {
      name: 'Cookbook “New”, which searches createdAt > "$NOW-30d"',
      state: 'known',
      code: 'import.left_out',
      result: null,
    },
  ])
  expect(await shown(home.creator, asked)).toMatchObject({ failed: 0 })
})
