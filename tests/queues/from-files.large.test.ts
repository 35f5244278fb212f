import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'
import { ask, holdQueue, shown, upload, work } from './from-files.fixture.ts'
import { mealieFile } from './mealie.fixture.ts'

holdQueue()

it('many foods, a book of all recipes and what is staged for them take few slices', async () => {
  const home = await createHousehold()
  const ids = Array.from({ length: 130 }, (_, n) => `r${n}`)
  const file = await mealieFile({
    tags: [{ id: 't1', name: 'All', slug: 'all' }],
    recipes_to_tags: ids.map((recipe_id) => ({ recipe_id, tag_id: 't1' })),
    ingredient_foods: ids.map((id) => ({ id, name: `food ${id}`, description: 'Known.' })),
    recipes: ids.map((id) => ({ id, slug: id, name: `Dish ${id}` })),
    cookbooks: [{ id: 'c1', name: 'Everything', query_filter_string: 'tags.name IN ["All"]' }],
  })
  const asked = await ask(home.creator, file)
  await work(home)
  expect(await shown(home.creator, asked)).toMatchObject({ state: 'ready', total: 261 })
  const { objects } = await env.FILES.list({ prefix: `${home.space}/job/` })
  expect(objects).toHaveLength(3)
  await home.creator.post(`/api/job/${asked.id}/start/`, {})
  expect(await work(home)).toBeLessThan(12)
  expect(await shown(home.creator, asked)).toMatchObject({ state: 'done', done: 261, failed: 0 })
  const { results } = await home.creator.get<{ results: { id: number }[] }>('/api/recipe-book/')
  const inside = await home.creator.get<{ count: number }>(`/api/recipe-book-entry/?book=${results[0]?.id}`)
  expect(inside.count).toBe(130)
})

it('one undo takes back what was filled in at hundreds of foods of the household', async () => {
  const home = await createHousehold()
  const names = Array.from({ length: 300 }, (_, n) => `food ${n}`)
  const bare = await mealieFile({ ingredient_foods: names.map((name) => ({ id: name, name })), recipes: [] })
  await ask(home.creator, bare, { start: true })
  await work(home)
  const id = await upload(
    home.creator,
    await mealieFile({
      multi_purpose_labels: [{ id: 'l1', name: 'Greens' }],
      ingredient_foods: names.map((name) => ({ id: name, name, label_id: 'l1', on_hand: true, description: 'Known.' })),
    }),
  )
  const answer = await home.creator.call('POST', '/api/import-files/', { uploads: [id], start: true })
  await work(home)
  const filled = () => home.creator.get<{ count: number }>('/api/food/?food_onhand=true')
  expect(await filled()).toMatchObject({ count: 300 })
  await home.creator.post(`/api/command/${answer.headers.get('x-command')}/undo/`, {})
  expect(await filled()).toMatchObject({ count: 0 })
  const { results } = await home.creator.get<{ results: object[] }>('/api/food/')
  expect(results[0]).toMatchObject({ description: '', supermarket_category: null })
})
