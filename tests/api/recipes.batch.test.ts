import { expect, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'
import { createPancakes, type ShownRecipe } from '#tests/recipe.fixture.ts'

const batch = '/api/recipe/batch_update/'
const empty = {
  keywords_add: [],
  keywords_remove: [],
  keywords_set: [],
  keywords_remove_all: false,
  shared_add: [],
  shared_remove: [],
  shared_set: [],
  shared_remove_all: false,
}

it('one change reaches many recipes, and each of them remembers it', async () => {
  const { creator } = await createHousehold()
  const made = [await createPancakes(creator), await createPancakes(creator), await createPancakes(creator)]
  const quick = await creator.post<{ id: number }>('/api/keyword/', { name: 'quick' })
  const recipes = made.slice(0, 2).map(({ id }) => id)
  const body = { ...empty, recipes, keywords_add: [quick.id], working_time: 15, private: true, clear_description: true }
  const answer = await creator.call('PUT', batch, body)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({})
  for (const id of recipes) {
    expect(await creator.get(`/api/recipe/${id}/`)).toMatchObject({
      working_time: 15,
      private: true,
      description: '',
      keywords: [{ name: 'breakfast' }, { name: 'quick' }],
    })
    expect(await creator.get(`/api/recipe/${id}/history/`)).toMatchObject({ count: 2 })
  }
  expect(await creator.get(`/api/recipe/${made[2]?.id}/`)).toEqual(made[2])
})

it('keywords are added, then removed, then replaced, then all taken away', async () => {
  const { creator } = await createHousehold()
  const { id, keywords } = await createPancakes(creator)
  const [a, b] = await Promise.all(['a', 'b'].map((name) => creator.post<{ id: number }>('/api/keyword/', { name })))
  const after = async (change: object) => {
    await creator.call('PUT', batch, { recipes: [id], ...change })
    return (await creator.get<ShownRecipe>(`/api/recipe/${id}/`)).keywords.map((keyword) => keyword.id)
  }
  const breakfast = keywords[0]?.id
  expect(await after({ keywords_add: [a?.id, b?.id], keywords_remove: [breakfast, b?.id] })).toEqual([a?.id])
  expect(await after({ keywords_set: [b?.id, breakfast] })).toEqual([b?.id, breakfast])
  expect(await after({ keywords_remove_all: true })).toEqual([])
})

it('recipes that the asker does not see are passed over, and unknown keywords are refused', async () => {
  const { creator, join } = await createHousehold()
  const hidden = await createPancakes(creator, { private: true })
  const other = await join('user')
  expect((await other.call('PUT', batch, { recipes: [hidden.id, 99], servings: 9 })).status).toBe(200)
  expect(await creator.get(`/api/recipe/${hidden.id}/`)).toEqual(hidden)
  const refused = await creator.call('PUT', batch, { recipes: [hidden.id], keywords_add: [12345] })
  expect(refused.status).toBe(400)
  expect((await creator.call('PUT', batch, {})).status).toBe(400)
  expect((await creator.call('PUT', batch, { recipes: [hidden.id], working_time: null })).status).toBe(200)
})

it('a hundred recipes change in one go', async () => {
  const { creator } = await createHousehold()
  const made = []
  for (let i = 0; i < 100; i++) made.push(await createPancakes(creator, { name: `Dish ${i}`, keywords: [], steps: [] }))
  const quick = await creator.post<{ id: number }>('/api/keyword/', { name: 'quick' })
  const body = { recipes: made.map(({ id }) => id), keywords_add: [quick.id], shared_add: [creator.id], servings: 7 }
  expect((await creator.call('PUT', batch, body)).status).toBe(200)
  const page = await creator.get<{ count: number; results: object[] }>(`/api/recipe/?keywords=${quick.id}`)
  expect(page.count).toBe(100)
  for (const recipe of page.results) expect(recipe).toMatchObject({ servings: 7 })
})
