import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { Database } from '#worker/kernel/sql/database.ts'
import { databaseByName } from '#worker/kernel/sql/shards.ts'
import { expireBookmarkletPages } from '#worker/modules/imports/bookmarklet-page.ts'
import { createHousehold, personWithToken, tokenFor } from '#tests/fixture.ts'

const recipe = (name: string, food: string) => ({
  '@type': 'Recipe',
  name,
  recipeIngredient: [`300 g ${food}`, `1 tbsp ${food} oil`],
  recipeInstructions: [`Cook the ${food}.`],
})
const page = `<script type="application/ld+json">${JSON.stringify([
  recipe('Leek sauce', 'leek'),
  recipe('Pea sauce', 'peas'),
  recipe('Nut sauce', 'nuts'),
])}</script><h1>Leek sauce</h1>`

interface Answer {
  recipe: { name: string; steps: { ingredients: { food: { name: string } }[] }[] }
  choices?: { name: string; chosen: boolean }[]
  warnings: { code: string; msg: string; lines: string[] }[]
  duplicates: { id: number; by: string }[]
}
const url = 'https://example.org/sauces'

it('a page with several recipes answers the first as ever, names all, and any of them when asked', async () => {
  const { creator } = await createHousehold()
  const first = await creator.post<Answer>('/api/recipe-from-source/', { data: page, url })
  expect(first.recipe.name).toBe('Leek sauce')
  expect(first.choices).toEqual([
    { name: 'Leek sauce', ingredients: 2, steps: 1, image_url: '', chosen: true },
    { name: 'Pea sauce', ingredients: 2, steps: 1, image_url: '', chosen: false },
    { name: 'Nut sauce', ingredients: 2, steps: 1, image_url: '', chosen: false },
  ])
  expect(first.warnings).toContainEqual({
    code: 'further_recipes',
    msg: 'The page has 2 other recipes.',
    lines: ['Pea sauce', 'Nut sauce'],
  })
  const other = await creator.post<Answer>('/api/recipe-from-source/', { data: page, url, choice: 'Nut sauce' })
  expect(other.recipe).toMatchObject({ name: 'Nut sauce', steps: [{ ingredients: [{ food: { name: 'nuts' } }, {}] }] })
  expect(other.choices?.find(({ chosen }) => chosen)?.name).toBe('Nut sauce')
  const none = await creator.call('POST', '/api/recipe-from-source/', { data: page, url, choice: 'Soup' })
  expect([none.status, await none.json()]).toMatchObject([400, { code: 'import.no_such_recipe', error: true }])
})

it('another recipe of the same page is no duplicate, but the same one is', async () => {
  const { creator } = await createHousehold()
  const { recipe: read } = await creator.post<Answer>('/api/recipe-from-source/', { data: page, url })
  const saved = await creator.post<{ id: number }>('/api/recipe/', { ...read, source_url: url })
  const duplicatesOf = async (choice?: string) =>
    (await creator.post<Answer>('/api/recipe-from-source/', { data: page, url, choice })).duplicates
  expect(await duplicatesOf('Pea sauce')).toEqual([])
  expect(await duplicatesOf()).toMatchObject([{ id: saved.id, by: 'address' }])
})

it('a page that the bookmarklet left is kept for its other recipes, and only for these', async () => {
  const { creator, join } = await createHousehold()
  const marker = personWithToken(creator.id, await tokenFor(creator.id, 'bookmarklet'))
  const { id } = await marker.post<{ id: number }>('/api/bookmarklet-import/', { url, html: page })
  const early = await creator.call('POST', '/api/recipe-from-source/', { bookmarklet: id, choice: 'Pea sauce' })
  expect(early.status).toBe(400)
  await creator.post<Answer>('/api/recipe-from-source/', { bookmarklet: id })
  for (const choice of ['Pea sauce', 'Nut sauce', 'Leek sauce'])
    expect(await creator.post<Answer>('/api/recipe-from-source/', { bookmarklet: id, choice })).toMatchObject({
      recipe: { name: choice },
    })
  expect((await creator.call('POST', '/api/recipe-from-source/', { bookmarklet: id })).status).toBe(400)
  const other = await join('user')
  const body = { bookmarklet: id, choice: 'Pea sauce' }
  expect((await other.call('POST', '/api/recipe-from-source/', body)).status).toBe(400)
  expect(await marker.get('/api/bookmarklet-import/')).toMatchObject({ count: 0 })
})

it('a page that was read goes after a day; one that was not stays', async () => {
  const { creator, shard } = await createHousehold()
  const marker = personWithToken(creator.id, await tokenFor(creator.id, 'bookmarklet'))
  const leave = () => marker.post<{ id: number }>('/api/bookmarklet-import/', { url, html: page })
  const [read, unread] = [await leave(), await leave()]
  await creator.post<Answer>('/api/recipe-from-source/', { bookmarklet: read.id })
  const later = new Date(Date.now() + 2 * 86_400_000).toISOString()
  await expireBookmarkletPages(new Database(shard, databaseByName(env, shard)), later)
  const body = { bookmarklet: read.id, choice: 'Pea sauce' }
  expect((await creator.call('POST', '/api/recipe-from-source/', body)).status).toBe(400)
  expect(await creator.post<Answer>('/api/recipe-from-source/', { bookmarklet: unread.id })).toMatchObject({
    recipe: { name: 'Leek sauce' },
  })
})

it('what is too long for a recipe here is cut, and named', async () => {
  const { creator } = await createHousehold()
  const long = { ...recipe('Leek sauce', 'leek'), description: `${'a'.repeat(10_000)}end of it` }
  const data = `<script type="application/ld+json">${JSON.stringify(long)}</script>`
  const { warnings } = await creator.post<Answer>('/api/recipe-from-source/', { data })
  expect(warnings).toContainEqual({
    code: 'texts_cut',
    msg: 'Some texts are too long and were cut.',
    lines: ['end of it'],
  })
})

it('a page without a recipe says where one may stand', async () => {
  const { creator } = await createHousehold()
  const data = '<h1>Soup</h1><a href="/print/3">Print this</a>'
  const answer = await creator.call('POST', '/api/recipe-from-source/', { data, url: 'https://example.org/soup' })
  expect(await answer.json()).toMatchObject({
    code: 'import.no_recipe',
    elsewhere: ['https://example.org/print/3'],
  })
})
