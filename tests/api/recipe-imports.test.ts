import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createHousehold, stranger, type TestHousehold, type TestPerson } from '#tests/fixture.ts'
import { createStorage, createRecipeImport, type StorageRow, type StoragePage } from '#tests/storages.fixture.ts'

const limit = ({ space }: TestHousehold, most: number) =>
  env.DIRECTORY.prepare(`UPDATE space SET settings = json_set(settings, '$.max_recipes', ?2) WHERE space_id = ?1`)
    .bind(space, most)
    .run()

it('a file becomes a recipe of its own, and waits no longer; undone, it waits again', async () => {
  const { creator } = await createHousehold()
  const { id } = await createStorage(creator)
  const file = await createRecipeImport(creator, id)
  const answer = await creator.call('POST', `/api/recipe-import/${file.id}/import_recipe/`, { name: 'ignored' })
  expect(answer.status).toBe(200)
  const recipe = await answer.json<StorageRow>()
  expect(recipe).toMatchObject({
    name: 'Soup',
    internal: false,
    servings: 1,
    steps: [],
    file_path: 'Recipes/soup.pdf',
    created_by: { id: creator.id },
  })
  expect((await creator.call('POST', `/api/recipe-import/${file.id}/import_recipe/`, {})).status).toBe(404)
  expect(await creator.get('/api/recipe-import/')).toMatchObject({ count: 0 })
  expect(await creator.get('/api/recipe/?query=soup')).toMatchObject({ count: 1 })
  await creator.post(`/api/event/${answer.headers.get('x-event-seq')}/undo/`, {})
  expect(await creator.get('/api/recipe-import/')).toMatchObject({ results: [{ id: file.id, name: 'Soup' }] })
  expect((await creator.call('GET', `/api/recipe/${recipe.id}/`)).status).toBe(404)
})

it('all files become recipes as far as there is room, and one that cannot hinders no other', async () => {
  const home = await createHousehold()
  const { creator } = home
  const { id } = await createStorage(creator)
  await createRecipeImport(creator, id, { name: 'One' })
  const bad = await createRecipeImport(creator, id, { name: 'Bad' })
  await env[home.shard as 'SPACES_00']
    .prepare(`UPDATE recipe_import SET file_path = '../secret' WHERE space_id = ?1 AND id = ?2`)
    .bind(home.space, bad.id)
    .run()
  await createRecipeImport(creator, id, { name: 'Two' })
  await createRecipeImport(creator, id, { name: 'Three' })
  await limit(home, 2)
  expect(await creator.post('/api/recipe-import/import_all/', {})).toMatchObject({
    msg: 'ok',
    imported: 2,
    remaining: 0,
    failed: [
      { id: bad.id, name: 'Bad', error: expect.stringContaining('upwards') },
      { name: 'Three', error: expect.stringContaining('maximum number of recipes') },
    ],
  })
  expect(await creator.get('/api/recipe/')).toMatchObject({ count: 2 })
  const left = await creator.get<StoragePage>('/api/recipe-import/')
  expect(left.results.map(({ name }) => name)).toEqual(['Bad', 'Three'])
  const full = await creator.call('POST', `/api/recipe-import/${left.results[1]?.id}/import_recipe/`, {})
  expect(full.status).toBe(400)
  expect(await full.json()).toHaveProperty('non_field_errors')
})

it('five hundred files are one command', async () => {
  const home = await createHousehold()
  const { creator } = home
  const { id } = await createStorage(creator)
  const at = '2026-11-28T04:00:00.000Z'
  await env[home.shard as 'SPACES_00']
    .prepare(`INSERT INTO recipe_import (space_id, id, version, created_at, updated_at, storage, name, file_uid, file_path)
      SELECT ?1, key + 1, 0, ?2, ?2, ?3, value, '', value FROM json_each(?4)`)
    .bind(home.space, at, id, JSON.stringify(Array.from({ length: 502 }, (_, i) => `Dish ${i}`)))
    .run()
  const answer = await creator.call('POST', '/api/recipe-import/import_all/', {})
  expect(await answer.json()).toMatchObject({ imported: 500, failed: [], remaining: 2 })
  expect(answer.headers.get('server-timing')).toContain('3 round trips')
})

it('the file of a recipe has the access rule of the recipe', async () => {
  const home = await createHousehold()
  const { creator } = home
  const { id } = await createStorage(creator)
  const file = await createRecipeImport(creator, id)
  const external = await creator.post<StorageRow>(`/api/recipe-import/${file.id}/import_recipe/`, {})
  const plain = await creator.post<StorageRow>('/api/recipe/', { name: 'Tea', steps: [] })
  const calls = (recipe: number) =>
    [
      ['GET', `/api/get_recipe_file/${recipe}/`],
      ['GET', `/api/get_external_file_link/${recipe}/`],
      ['PATCH', `/api/recipe/${recipe}/delete_external/`],
    ] as const
  const statuses = async (person: TestPerson, recipe: number) => {
    const all: number[] = []
    for (const [method, path] of calls(recipe)) {
      all.push((await person.call(method, path, method === 'PATCH' ? {} : undefined)).status)
    }
    return all
  }
  // The storage has no login.
  expect(await statuses(creator, external.id)).toEqual([400, 400, 400])
  expect(await statuses(creator, plain.id)).toEqual([200, 400, 200])
  expect(await statuses(await home.join('guest'), plain.id)).toEqual([200, 403, 403])
  expect(await statuses(stranger, plain.id)).toEqual([403, 403, 403])
  expect(await statuses((await createHousehold()).creator, plain.id)).toEqual([404, 404, 404])

  const { share } = await creator.get<{ share: string }>(`/api/share-link/${plain.id}/`)
  expect((await stranger.call('GET', `/api/get_recipe_file/${plain.id}/?share=${share}`)).status).toBe(200)
  expect((await stranger.call('GET', `/api/get_recipe_file/${external.id}/?share=${share}`)).status).toBe(404)
  for (const { id: recipe } of [external, plain]) await creator.patch(`/api/recipe/${recipe}/`, { private: true })
  const user = await home.join('user')
  expect(await statuses(user, external.id)).toEqual([403, 403, 403])
  expect(await statuses(user, plain.id)).toEqual([403, 403, 403])
})
