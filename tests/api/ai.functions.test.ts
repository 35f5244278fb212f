import { expect, it } from 'vitest'
import { aiHousehold, type AiHousehold } from '#tests/ai.fixture.ts'

type Body = Record<string, unknown>

const say = (value: unknown) => ({ say: JSON.stringify(value) })
const asked = async (home: AiHousehold, path: string, body: object) => {
  const answer = await home.call(`${path}?provider=${home.provider}`, body)
  return { status: answer.status, body: await answer.json<Body>() }
}

it('a food comes back with a value for each property of the space, and is not changed', async () => {
  const home = await aiHousehold([])
  const me = home.creator
  const { id: calories } = await me.post<{ id: number }>('/api/property-type/', { name: 'Calories', unit: 'kcal' })
  const { id: fat } = await me.post<{ id: number }>('/api/property-type/', { name: 'Fat', unit: 'g' })
  const { id } = await me.post<{ id: number }>('/api/food/', { name: 'Leek' })
  const path = `/api/food/${id}/aiproperties/`
  const food = { ...(await me.get(`/api/food/${id}/`)), properties_food_amount: 50 }
  const values = [
    { property: calories, amount: 30.5 },
    { property: fat, amount: -4 },
  ]
  await home.answers([say({ values })])
  const { body } = await asked(home, path, food)
  expect(body).toMatchObject({ id, name: 'Leek', properties_food_amount: 50 })
  expect(body['properties']).toMatchObject([
    { property_type: { id: calories, name: 'Calories', unit: 'kcal' }, property_amount: 30.5 },
    { property_type: { id: fat }, property_amount: null },
  ])
  expect((await home.seen())[0]?.body).toContain('for 50 g of it')
  expect(await me.get(`/api/food/${id}/`)).toMatchObject({ properties: [] })
  // What comes back can be saved as it is, but for what nobody knows.
  expect((await me.call('PATCH', `/api/food/${id}/`, { properties: body['properties'] })).status).toBe(200)
  const other = await aiHousehold([say({ values })])
  expect((await asked(other, path, food)).status).toBe(404)
  await home.answers([say({ values: [{ property: 1, amount: 1 }] })])
  expect((await asked(home, path, food)).status).toBe(400)
})

it('properties of a recipe are for one serving, and keep their places in the form', async () => {
  const home = await aiHousehold([])
  const me = home.creator
  const { id: calories } = await me.post<{ id: number }>('/api/property-type/', { name: 'Calories', unit: 'kcal' })
  const { id } = await me.post<{ id: number }>('/api/recipe/', { name: 'Soup', steps: [] })
  await home.answers([say({ values: [{ property: calories, amount: 61 }] })])
  const properties = [{ id: 3, property_type: { id: calories, name: 'Calories' }, property_amount: 5 }]
  const { body } = await asked(home, `/api/recipe/${id}/aiproperties/`, { name: 'Soup', servings: 4, properties })
  expect(body).toMatchObject({ name: 'Soup', servings: 4, properties: [{ id: 3, property_amount: 61 }] })
  expect((await home.seen())[0]?.body).toContain('for one serving')
})

it('a body that no change would take is refused first, then a missing provider', async () => {
  const home = await aiHousehold([])
  const { id } = await home.creator.post<{ id: number }>('/api/recipe/', { name: 'Soup', steps: [] })
  for (const path of ['/api/ai-step-sort/', `/api/recipe/${id}/aiproperties/`]) {
    const wrong = await home.call(path, { name: 'x'.repeat(200) })
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { name: [expect.any(String)] }])
    for (const provider of ['', '?provider=', '?provider=none', '?provider=0']) {
      const missing = await home.call(path + provider, { name: 'Soup' })
      expect([missing.status, await missing.json()]).toMatchObject([
        400,
        { error: true, msg: expect.stringContaining('select') },
      ])
    }
  }
})

it('a recipe is translated text by text, and what stands between braces stays', async () => {
  const texts = ['Lauchsuppe', 'Nimm {{ ingredients[0] }}.', 'Lauch'].map((text, number) => ({ number, text }))
  const broken = texts.map(({ number, text }) => ({ number, text: text.replace('ingredients', 'Zutaten') }))
  const home = await aiHousehold([say({ texts: broken }), say({ texts })])
  const { id } = await home.creator.post<{ id: number }>('/api/recipe/', { name: 'Leek soup', steps: [] })
  const recipe = {
    name: 'Leek soup',
    steps: [
      {
        instruction: 'Take {{ ingredients[0] }}.',
        ingredients: [{ food: { id: 5, name: 'leek' }, unit: null, amount: 3 }],
      },
    ],
  }
  const path = `/api/recipe/${id}/aitranslate/`
  const answer = await home.call(`${path}?provider=${home.provider}&language=de`, recipe)
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    {
      name: 'Lauchsuppe',
      steps: [{ instruction: 'Nimm {{ ingredients[0] }}.', ingredients: [{ food: { name: 'Lauch' }, amount: 3 }] }],
    },
  ])
  expect((await home.seen())[1]?.body).toContain('what stands between braces has to stay')
  expect((await home.call(`${path}?provider=${home.provider}&language=Klingon!`, recipe)).status).toBe(400)
})

it('substitutes that are in the house come first, and know their foods', async () => {
  const substitutes = ['Shallot', 'Onion', 'leek'].map((food) => ({ food, amount: 2, unit: 'piece', note: 'Milder.' }))
  const home = await aiHousehold([say({ substitutes })])
  const { id } = await home.creator.post<{ id: number }>('/api/food/', { name: 'Onion', food_onhand: true })
  const { body } = await asked(home, '/api/ai-substitutes/', { food: 'Leek', amount: 3, wish: 'vegan' })
  expect(body['substitutes']).toMatchObject([
    { food: { id, name: 'Onion' }, on_hand: true, amount: 2, unit: { id: null, name: 'piece' }, note: 'Milder.' },
    { food: { id: null, name: 'Shallot' }, on_hand: false },
  ])
})

it("ideas begin with the household's own recipes, and name nothing that was not given", async () => {
  const home = await aiHousehold([])
  const me = home.creator
  expect((await asked(home, '/api/ai-ideas/', {})).body['msg']).toContain('which foods you have')
  const { id: leek } = await me.post<{ id: number }>('/api/food/', { name: 'Leek', food_onhand: true })
  const ingredients = [
    { food: { id: leek, name: 'Leek' }, unit: null, amount: 3 },
    { food: { name: 'Cream' }, unit: null, amount: 1 },
  ]
  const { id } = await me.post<{ id: number }>('/api/recipe/', {
    name: 'Leek soup',
    steps: [{ instruction: '', ingredients }],
  })
  const idea = { name: 'Leek tart', description: 'Baked.', uses: [leek], missing: ['Dough'] }
  await home.answers([
    say({ recipes: [{ recipe: 1, reason: 'x' }], ideas: [] }),
    say({ recipes: [{ recipe: id, reason: 'You have the leek.' }], ideas: [idea] }),
  ])
  const { body } = await asked(home, '/api/ai-ideas/', { wish: 'quick' })
  expect(body).toMatchObject({
    recipes: [{ id, name: 'Leek soup', missing: [{ name: 'Cream' }], reason: 'You have the leek.' }],
    ideas: [{ ...idea, uses: [{ id: leek, name: 'Leek' }] }],
  })
  expect((await home.seen())[1]?.body).toContain('There is no recipe 1.')
})

it('tidying up proposes, and changes nothing', async () => {
  const home = await aiHousehold([])
  const me = home.creator
  const propose = (what: string) => asked(home, '/api/ai-clean-up/', { what }).then(({ body }) => body)
  expect(await propose('aisles')).toEqual({ proposals: [], seen: 0, after: null })
  const { id: leak } = await me.post<{ id: number }>('/api/food/', { name: 'Leak' })
  expect((await propose('aisles'))['msg']).toContain('Make shop categories first')
  const { id: category } = await me.post<{ id: number }>('/api/supermarket-category/', { name: 'Vegetables' })
  await home.answers([say({ foods: [{ food: leak, category }] })])
  const named = { food: { id: leak, name: 'Leak' } }
  const none = { category: null, name: null, plural_name: null, merge_into: null }
  expect(await propose('aisles')).toEqual({
    proposals: [{ ...named, ...none, category: { id: category, name: 'Vegetables' } }],
    seen: 1,
    after: null,
  })
  const right = say({ foods: [{ food: leak, name: 'Leek', plural_name: 'Leeks' }] })
  await home.answers([right])
  expect(await propose('spelling')).toMatchObject({
    proposals: [{ ...named, ...none, name: 'Leek', plural_name: 'Leeks' }],
  })
  const { id: leek } = await me.post<{ id: number }>('/api/food/', { name: 'leek' })
  expect(await propose('spelling')).toMatchObject({
    proposals: [{ ...named, ...none, merge_into: { id: leek, name: 'leek' } }],
  })
  expect(await me.get(`/api/food/${leak}/`)).toMatchObject({ name: 'Leak', supermarket_category: null })
  expect((await home.call(`/api/ai-clean-up/?provider=${home.provider}`, { what: 'all' })).status).toBe(400)
})
