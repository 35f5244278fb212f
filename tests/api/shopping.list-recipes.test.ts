import { describe, expect, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'
import { shoppingEntries, foodIngredientIds, shoppingAmounts, shopForRecipe, createSoup } from '#tests/soup.fixture.ts'

describe('a recipe on the list', () => {
  it('is scaled with its entries, but for what was put there by hand', async () => {
    const { creator } = await createHousehold()
    const recipe = await createSoup(creator)
    const { id } = await shopForRecipe(creator, recipe.id)
    const [leek] = await shoppingEntries(creator)
    await creator.patch(`/api/shopping-list-entry/${leek?.id}/`, { amount: 4 })
    await creator.post('/api/shopping-list-entry/', { food: { name: 'Candles' }, amount: 1, list_recipe: id })
    const changed = await creator.patch(`/api/shopping-list-recipe/${id}/`, { servings: 6 })
    expect(changed).toMatchObject({ id, servings: 6, recipe: recipe.id, recipe_data: { name: 'Soup' } })
    expect(await shoppingAmounts(creator)).toEqual([
      ['Leek', 6],
      ['Stock', 1500],
      ['Salt', 0],
      ['Candles', 1],
    ])
  })

  it('scaled to twice the servings doubles what is open, and adds the rest of what was bought', async () => {
    const { creator } = await createHousehold()
    const recipe = await createSoup(creator)
    const { id } = await shopForRecipe(creator, recipe.id)
    const [leek] = await shoppingEntries(creator)
    await creator.patch(`/api/shopping-list-entry/${leek?.id}/`, { checked: true })
    await creator.patch(`/api/shopping-list-recipe/${id}/`, { servings: 8 })
    const { results } = await creator.get<{ results: { amount: number; checked: boolean; unit: object | null }[] }>(
      '/api/shopping-list-entry/',
    )
    expect(results.map(({ amount, checked }) => [amount, checked])).toEqual([
      [3, true],
      [2000, false],
      [0, false],
      [3, false],
    ])
  })

  it('is made, listed, read, changed and taken off with its entries; that can be undone', async () => {
    const { creator } = await createHousehold()
    const recipe = await createSoup(creator)
    const made = await creator.post<{ id: number }>('/api/shopping-list-recipe/', { recipe: recipe.id, servings: 2 })
    expect(made).toMatchObject({
      name: '',
      recipe: recipe.id,
      mealplan: null,
      servings: 2,
      created_by: { id: creator.id },
    })
    const path = `/api/shopping-list-recipe/${made.id}/`
    expect(await creator.get(path)).toEqual(made)
    expect((await creator.get<{ results: object[] }>('/api/shopping-list-recipe/')).results).toEqual([made])
    const body = {
      entries: [
        {
          amount: 2,
          food_id: recipe.steps[0]?.ingredients[1]?.food?.id,
          unit_id: null,
          ingredient_id: foodIngredientIds(recipe)[0],
        },
      ],
      shopping_lists_ids: [],
    }
    const bulk = await creator.post(`${path}bulk_create_entries/`, body)
    expect(bulk).toEqual({ entries: [{ ...body.entries[0], id: expect.any(Number) }], shopping_lists_ids: [] })
    expect(await shoppingAmounts(creator)).toEqual([['Leek', 2]])
    const gone = await creator.call('DELETE', path)
    expect([gone.status, (await creator.call('GET', path)).status, await shoppingAmounts(creator)]).toEqual([
      204,
      404,
      [],
    ])
    await creator.call('POST', `/api/event/${gone.headers.get('x-event-seq')}/undo/`, {})
    expect([await creator.get(path), await shoppingAmounts(creator)]).toEqual([made, [['Leek', 2]]])
  })

  it('takes all of many entries or none', async () => {
    const { creator } = await createHousehold()
    const { id } = await creator.post<{ id: number }>('/api/shopping-list-recipe/', { servings: 2 })
    const food = await creator.post<{ id: number }>('/api/food/', { name: 'Milk' })
    const good = { amount: 1, food_id: food.id, unit_id: null, ingredient_id: null }
    const path = `/api/shopping-list-recipe/${id}/bulk_create_entries/`
    const bad = await creator.call('POST', path, { entries: [good, { ...good, food_id: 999, unit_id: 998 }] })
    expect([bad.status, await bad.json()]).toEqual([
      400,
      expect.objectContaining({ entries: [{}, { food_id: [expect.any(String)], unit_id: [expect.any(String)] }] }),
    ])
    expect(await shoppingAmounts(creator)).toEqual([])
    expect((await creator.call('POST', path, { entries: [good, good] })).status).toBe(200)
    expect(await shoppingAmounts(creator)).toEqual([
      ['Milk', 1],
      ['Milk', 1],
    ])
  })

  it('goes when its recipe is deleted, and comes back with it', async () => {
    const { creator } = await createHousehold()
    const recipe = await createSoup(creator)
    await shopForRecipe(creator, recipe.id)
    const leek = (await shoppingEntries(creator))[0]
    await creator.call('DELETE', `/api/shopping-list-entry/${leek?.id}/`)
    const { timestamp } = await creator.get<{ timestamp: string }>('/api/shopping-list-entry/')
    const gone = await creator.call('DELETE', `/api/recipe/${recipe.id}/`)
    expect(await shoppingAmounts(creator)).toEqual([])
    const { deleted } = await creator.get<{ deleted: number[] }>(`/api/shopping-list-entry/?updated_after=${timestamp}`)
    expect(deleted).toHaveLength(2)
    await creator.call('POST', `/api/event/${gone.headers.get('x-event-seq')}/undo/`, {})
    expect(await shoppingAmounts(creator)).toEqual([
      ['Stock', 1000],
      ['Salt', 0],
    ])
  })
})

describe('putting a food on the list', () => {
  it('adds so much of it, or one; and takes off all that is still open', async () => {
    const { creator } = await createHousehold()
    const { id } = await creator.post<{ id: number }>('/api/food/', { name: 'Milk' })
    const unit = await creator.post<{ id: number }>('/api/unit/', { name: 'l' })
    const put = (body: object) => creator.call('PUT', `/api/food/${id}/shopping/`, body)
    expect((await put({})).status).toBe(204)
    expect((await put({ amount: '2.5', unit: unit.id })).status).toBe(204)
    expect(await shoppingEntries(creator)).toMatchObject([
      { amount: 1, unit: null },
      { amount: 2.5, unit: { name: 'l' } },
    ])
    await creator.patch(`/api/shopping-list-entry/${(await shoppingEntries(creator))[0]?.id}/`, { checked: true })
    expect(await creator.get(`/api/food/${id}/`)).toMatchObject({ shopping: 'True' })
    expect((await put({ _delete: 'true' })).status).toBe(204)
    expect(await shoppingAmounts(creator)).toEqual([['Milk', 1]])
    for (const body of [{ amount: 'abc' }, { unit: 999 }, { unit: 'litre' }, { amount: [] }]) {
      expect((await put(body)).status, JSON.stringify(body)).toBe(400)
    }
  })
})
