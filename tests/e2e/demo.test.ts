import { afterAll, expect, it, vi } from 'vitest'
import { demoClient } from '../../scripts/demo/account.ts'
import { demoRecipes } from '../../scripts/demo/demo-recipes.ts'
import { seedDemo } from '../../scripts/demo/seed-demo.ts'
import { demoShops } from '../../scripts/demo/demo-shops.ts'
import { demoErrands, demoShopping, demoWeek } from '../../scripts/demo/demo-week.ts'
import { startServer } from '../../scripts/local/start-server.ts'

const server = await startServer({ web: false, onLog: () => {} })
afterAll(() => server.stop())

/** Every call after the first `calls` fails, as if the machine had been switched off. */
async function seedUntil(calls: number) {
  const real = fetch
  let left = calls
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) =>
    left-- > 0 ? real(...request) : Promise.reject(new Error('switched off')),
  )
  await expect(seedDemo(server.origin)).rejects.toThrow('switched off')
  vi.unstubAllGlobals()
}

it('a demo seed that breaks off repeatedly is completed without duplicates', async () => {
  for (const calls of [9, 60, 120]) await seedUntil(calls)
  await seedDemo(server.origin)
  await seedDemo(server.origin)

  const client = await demoClient(server.origin)
  const whole = await Promise.all(
    (await client.listAll<{ id: number }>('/api/recipe/')).map(({ id }) =>
      client.get<{ name: string; image: string | null; steps: { file: object | null }[] }>(`/api/recipe/${id}/`),
    ),
  )
  expect(whole.map(({ name }) => name).toSorted()).toEqual(demoRecipes.map(({ name }) => name).toSorted())
  expect(whole.every(({ image }) => image !== null)).toBe(true)
  for (const { name, steps } of whole) {
    const drawn = demoRecipes.find((recipe) => recipe.name === name)?.steps.map(({ picture }) => picture !== undefined)
    expect(steps.map(({ file }) => file !== null)).toEqual(drawn)
  }
  const pictures = demoRecipes.flatMap(({ steps }) => steps.filter(({ picture }) => picture))
  expect(await client.listAll('/api/user-file/')).toHaveLength(pictures.length)
  expect(await client.listAll('/api/meal-plan/')).toHaveLength(demoWeek.length)
  expect(await client.listAll('/api/shopping-list-recipe/')).toHaveLength(demoShopping.length)
  const entries = await client.listAll<{ list_recipe: number | null; food: { name: string } }>(
    '/api/shopping-list-entry/',
  )
  expect(entries.filter(({ list_recipe }) => list_recipe === null)).toHaveLength(demoErrands.length)
  expect(entries.map(({ food }) => food.name)).not.toContain('water')
  const shops = await client.listAll<{ name: string; category_to_supermarket: { category: { name: string } }[] }>(
    '/api/supermarket/',
  )
  expect(
    new Map(shops.map((shop) => [shop.name, shop.category_to_supermarket.map(({ category }) => category.name)])),
  ).toEqual(new Map(demoShops.map(({ name, aisles }) => [name, aisles])))
  expect(await client.get('/api/access-token/')).toEqual([])
})
