import { describe, expect, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'
import { createStockedKitchen } from '#tests/kitchen.fixture.ts'

interface Row extends Record<string, unknown> {
  id: number
  name: string
}
interface Page {
  count: number
  next: string | null
  results: Row[]
}

describe('libraries in Go', () => {
  it('read every time as RFC 3339 and every description as text', async () => {
    const { cook, recipe, plan, entry } = await createStockedKitchen()
    const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/
    const whole = await cook.get(`/api/recipe/${recipe.id}/`)
    const planned = await cook.get(`/api/meal-plan/${plan.id}/`)
    for (const time of [whole['created_at'], whole['updated_at'], planned['from_date'], planned['to_date']])
      expect(time).toMatch(instant)
    await cook.patch(`/api/shopping-list-entry/${entry.id}/`, { checked: true })
    expect((await cook.get(`/api/shopping-list-entry/${entry.id}/`))['completed_at']).toMatch(instant)
    expect(await cook.get(`/api/food/${entry.food.id}/`)).toMatchObject({ description: '' })
  })

  it('add a step by sending all of them back with a new one last', async () => {
    const { cook, recipe } = await createStockedKitchen()
    const { steps } = await cook.get<{ steps: Row[] }>(`/api/recipe/${recipe.id}/`)
    const added = { instruction: 'Serve.', ingredients: [], order: steps.length }
    const after = await cook.patch<{ steps: Row[] }>(`/api/recipe/${recipe.id}/`, { steps: [...steps, added] })
    expect(after.steps.map(({ id }) => id).slice(0, -1)).toEqual(steps.map(({ id }) => id))
    expect(after.steps.at(-1)).toMatchObject({ instruction: 'Serve.' })
  })

  it('get a client error for an empty body when signing in', async () => {
    const { creator } = await createHousehold()
    expect(
      (
        await creator.fetch('/api-token-auth/', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        })
      ).status,
    ).toBe(400)
  })

  it('have one line read, or many', async () => {
    const { creator } = await createHousehold()
    const parse = (body: object) => creator.call('POST', '/api/ingredient-parser/post/', body)
    expect(await (await parse({ ingredient: '2 cups flour' })).json()).toMatchObject({
      ingredient: { amount: 2, food: { name: 'flour' } },
    })
    expect(await (await parse({ ingredients: ['1 egg', '2 l milk'] })).json()).toMatchObject({
      ingredients: [{ amount: 1 }, { amount: 2, unit: { name: 'l' } }],
    })
    const old = await creator.call('POST', '/api/ingredient-from-string/', { text: '2 cups flour, sifted' })
    expect(await old.json()).toMatchObject({
      amount: 2,
      unit: { name: expect.stringMatching(/^cups?$/) },
      food: { name: 'flour' },
      note: 'sifted',
    })
    expect(await creator.get('/api/food/')).toMatchObject({ count: 0 })
  })

  it('read trees, plans of a meal type, and shopping of a plan', async () => {
    const { cook, mealType, plan } = await createStockedKitchen()
    expect((await cook.get<Page>('/api/food/?root=0')).count).toBeGreaterThan(0)
    expect(await cook.get(`/api/meal-plan/?meal_type=${mealType.id}&meal_type=99999`)).toMatchObject({ count: 1 })
    expect(await cook.get(`/api/shopping-list-entry/?mealplan=${plan.id}`)).toMatchObject({ count: 0 })
  })
})

describe('home automation', () => {
  it('reads the shopping list with old parameters, and writes foods and units by name', async () => {
    const { cook } = await createStockedKitchen()
    expect(await cook.get<Page>('/api/space/')).toMatchObject({
      results: [{ id: expect.any(Number), name: expect.any(String) }],
    })
    expect((await cook.get<Page>('/api/shopping-list-entry/?checked=recent')).count).toBe(1)
    const made = await cook.post<Row>('/api/shopping-list-entry/', { food: { name: 'Tea' }, amount: 1, unit: null })
    const path = `/api/shopping-list-entry/${made.id}/`
    for (const [change, then] of [
      [{ checked: true }, { checked: true }],
      [{ food: { name: 'Green tea' } }, { food: { name: 'Green tea' } }],
      [{ amount: 2.5 }, { amount: 2.5 }],
      [{ unit: { name: 'box' } }, { unit: { name: 'box' } }],
    ]) {
      expect(await cook.patch(path, change)).toMatchObject(then ?? {})
    }
    expect((await cook.call('DELETE', path)).status).toBe(204)
  })

  it('shows a plan with all it says of its recipe, so that nothing is asked again', async () => {
    const { cook, recipe } = await createStockedKitchen()
    const { results } = await cook.get<Page>('/api/meal-plan/?from_date=2026-05-01&to_date=2026-05-31')
    expect(results).toMatchObject([
      {
        from_date: expect.stringMatching(/^2026-05-06/),
        title: '',
        note: '',
        servings: 2.5,
        meal_type: { name: 'Dinner' },
        recipe: { id: recipe.id, name: 'Pancakes', image: null, working_time: 20, waiting_time: 0, rating: 4 },
      },
    ])
  })

  it('rates a recipe without saying for how many', async () => {
    const { cook, recipe } = await createStockedKitchen()
    const { results } = await cook.get<Page>(`/api/cook-log/?recipe=${recipe.id}`)
    expect(await cook.patch(`/api/cook-log/${results[0]?.id}/`, { rating: 2 })).toMatchObject({ rating: 2 })
    expect(await cook.post('/api/cook-log/', { recipe: recipe.id, rating: 3 })).toMatchObject({
      rating: 3,
      servings: null,
    })
  })
})

describe('importers', () => {
  it('send nutrition, many foods and units by name, and find their recipe by name', async () => {
    const { creator } = await createHousehold()
    const nutrition = { calories: 500, carbohydrates: 60, fats: 10, proteins: 20 }
    const ingredients = [
      {
        food: { name: 'Rice', plural_name: null },
        unit: { name: 'piece', plural_name: null, description: null },
        amount: 1,
      },
    ]
    const body = {
      name: 'Box',
      keywords: [{ name: 'Hello', description: '' }],
      nutrition,
      steps: [{ instruction: 'Cook.', ingredients }],
    }
    expect(await creator.post('/api/recipe/', body)).toMatchObject({ nutrition, keywords: [{ name: 'Hello' }] })
    expect((await creator.get<Page>('/api/recipe/?query=Box&page_size=10')).results).toMatchObject([{ name: 'Box' }])
  })

  it('find what was read of a page under the old name too', async () => {
    const { creator } = await createHousehold()
    const data = JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Soup',
      recipeIngredient: ['1 onion'],
      recipeInstructions: 'Boil.',
    })
    const read = await creator.post<{ recipe: object; recipe_json: object }>('/api/recipe-from-source/', {
      data,
      url: '',
    })
    expect(read.recipe_json).toEqual(read.recipe)
    expect((await creator.call('POST', '/api/recipe/', read.recipe_json)).status).toBe(201)
  })

  it('give a food its nutrients by the names of their types', async () => {
    const { creator } = await createHousehold()
    await creator.post('/api/property-type/', { name: 'Energy', fdc_id: 1008 })
    expect((await creator.get<Page>('/api/property-type/')).results).toMatchObject([{ name: 'Energy', fdc_id: 1008 }])
    const { id } = await creator.post<Row>('/api/food/', { name: 'Oats' })
    const properties = [{ property_amount: 389, property_type: { name: 'Energy', fdc_id: 1008 } }]
    const url = 'https://fdc.nal.usda.gov/food-details/1/nutrients'
    expect(await creator.patch(`/api/food/${id}/`, { id, name: 'Oats', fdc_id: 1, url, properties })).toMatchObject({
      fdc_id: 1,
      url,
      properties: [{ property_amount: 389, property_type: { name: 'Energy' } }],
    })
    expect(await creator.get('/api/property-type/')).toMatchObject({ count: 1 })
  })
})

describe('widgets and older apps', () => {
  it('move a plan by its days alone', async () => {
    const { cook, plan } = await createStockedKitchen()
    const moved = await cook.patch<Row>(`/api/meal-plan/${plan.id}/`, {
      from_date: '2026-06-01',
      to_date: '2026-06-02',
    })
    expect(moved).toMatchObject({
      from_date: expect.stringMatching(/^2026-06-01/),
      to_date: expect.stringMatching(/^2026-06-02/),
      recipe: { name: 'Pancakes' },
    })
  })

  it('put back a whole entry with all that only the server writes', async () => {
    const { cook, entry } = await createStockedKitchen()
    const path = `/api/shopping-list-entry/${entry.id}/`
    const whole = await cook.get(path)
    const answer = await cook.call('PUT', path, { ...whole, amount: 4 })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ amount: 4, food: { name: 'Milk' } })
  })
})
