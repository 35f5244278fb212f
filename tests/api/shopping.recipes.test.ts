import { describe, expect, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'
import {
  shoppingEntries,
  foodIngredientIds,
  shoppingAmounts,
  shopForRecipe,
  createSoup,
  type SoupRecipe,
} from '#tests/soup.fixture.ts'

describe('putting a recipe on the list', () => {
  it('scales what it takes, and leaves out headers and lines without a food', async () => {
    const { creator } = await createHousehold()
    const recipe = await createSoup(creator)
    const answer = await shopForRecipe(creator, recipe.id, { servings: 2 })
    expect(answer).toMatchObject({
      status: 200,
      msg: 'Soup was added to the shopping list.',
      ingredients: foodIngredientIds(recipe),
    })
    const [leek] = foodIngredientIds(recipe)
    expect(await shoppingEntries(creator)).toMatchObject([
      { food: { name: 'Leek' }, amount: 1.5, unit: null, list_recipe: answer.id, ingredient: leek },
      { food: { name: 'Stock' }, amount: 500, unit: { name: 'ml' } },
      { food: { name: 'Salt' }, amount: 0 },
    ])
    const [first] = await creator.get<{ results: object[] }>('/api/shopping-list-entry/').then((page) => page.results)
    expect(first).toMatchObject({
      list_recipe_data: {
        id: answer.id,
        name: '',
        recipe: recipe.id,
        servings: 2,
        mealplan: null,
        meal_plan_data: null,
        recipe_data: { id: recipe.id, name: 'Soup', servings: 4, keywords: [] },
      },
    })
  })

  it('takes the recipe’s own servings where none are named', async () => {
    const { creator } = await createHousehold()
    const recipe = await createSoup(creator)
    await shopForRecipe(creator, recipe.id, { servings: null, ingredients: null })
    expect(await shoppingAmounts(creator)).toEqual([
      ['Leek', 3],
      ['Stock', 1000],
      ['Salt', 0],
    ])
  })

  it('leaves out what nobody shops for and what is in the house, but not what was chosen by hand', async () => {
    const { creator } = await createHousehold()
    const recipe = await createSoup(creator)
    const [leek, stock] = recipe.steps[0]?.ingredients.flatMap(({ food }) => food ?? []) ?? []
    await creator.patch(`/api/food/${leek?.id}/`, { ignore_shopping: true })
    await creator.patch(`/api/food/${stock?.id}/`, { food_onhand: true })
    await shopForRecipe(creator, recipe.id)
    expect(await shoppingAmounts(creator)).toEqual([['Salt', 0]])
    await shopForRecipe(creator, recipe.id, { ingredients: foodIngredientIds(recipe) })
    expect(await shoppingAmounts(creator)).toEqual([
      ['Salt', 0],
      ['Stock', 1000],
      ['Salt', 0],
    ])
  })

  it('brings along what makes one of its foods, as often as it uses that', async () => {
    const { creator } = await createHousehold()
    const bread = await creator.post<SoupRecipe>('/api/recipe/', {
      name: 'Bread',
      servings: 8,
      steps: [{ instruction: 'Bake', ingredients: [{ food: { name: 'Flour' }, unit: null, amount: 800 }] }],
    })
    await creator.post('/api/food/', { name: 'Loaf', recipe: { id: bread.id } })
    const dinner = await creator.post<SoupRecipe>('/api/recipe/', {
      name: 'Dinner',
      servings: 2,
      steps: [
        {
          instruction: 'Serve',
          ingredients: [
            { food: { name: 'Loaf' }, unit: null, amount: 1 },
            { food: { name: 'Cheese' }, unit: null, amount: 100 },
          ],
        },
      ],
    })
    await shopForRecipe(creator, dinner.id, { servings: 4 })
    expect(await shoppingAmounts(creator)).toEqual([
      ['Cheese', 200],
      ['Flour', 1600],
    ])
  })

  it('takes of what makes one of its foods only the part that it uses', async () => {
    for (const [used, unit, servings, servings_text, flour] of [
      [0.5, null, 4, '', 400],
      [250, 'g', 1000, 'g', 200],
      [0.25, 'kg', 1000, 'g', 200],
      [3, null, 12, 'Rolls', 200],
      [1, 'bag', 4, '', 800],
    ] as const) {
      const { creator } = await createHousehold()
      const dough = await creator.post<SoupRecipe>('/api/recipe/', {
        name: 'Dough',
        servings,
        servings_text,
        steps: [{ instruction: 'Knead', ingredients: [{ food: { name: 'Flour' }, unit: null, amount: 800 }] }],
      })
      await creator.post('/api/food/', { name: 'Roll', plural_name: 'Rolls', recipe: { id: dough.id } })
      const ingredients = [{ food: { name: 'Roll' }, unit: unit && { name: unit }, amount: used }]
      const pizza = await creator.post<SoupRecipe>('/api/recipe/', {
        name: 'Pizza',
        servings: 2,
        steps: [{ instruction: 'Bake', ingredients }],
      })
      const { id } = await shopForRecipe(creator, pizza.id, { servings: 2 })
      expect(await shoppingAmounts(creator), `${used} ${unit} of ${servings} ${servings_text}`).toEqual([
        ['Flour', flour],
      ])
      await creator.patch(`/api/shopping-list-recipe/${id}/`, { servings: 4 })
      expect(await shoppingAmounts(creator)).toEqual([['Flour', 2 * flour]])
    }
  })

  it('takes half of the recipe that a step embeds where half is cooked', async () => {
    const { creator } = await createHousehold()
    const dough = await creator.post<SoupRecipe>('/api/recipe/', {
      name: 'Dough',
      servings: 4,
      steps: [{ instruction: 'Knead', ingredients: [{ food: { name: 'Flour' }, unit: { name: 'g' }, amount: 500 }] }],
    })
    const pizza = await creator.post<SoupRecipe>('/api/recipe/', {
      name: 'Pizza',
      servings: 4,
      steps: [
        { instruction: '', ingredients: [], step_recipe: dough.id },
        { instruction: 'Bake', ingredients: [{ food: { name: 'Tomato' }, unit: null, amount: 6 }] },
      ],
    })
    await shopForRecipe(creator, pizza.id, { servings: 2 })
    expect(await shoppingAmounts(creator)).toEqual([
      ['Tomato', 3],
      ['Flour', 250],
    ])
  })

  it('changes what is there when it names it', async () => {
    const { creator } = await createHousehold()
    const recipe = await createSoup(creator)
    const [leek = 0, stock = 0] = foodIngredientIds(recipe)
    const { id } = await shopForRecipe(creator, recipe.id, { ingredients: [leek] })
    await creator.post('/api/shopping-list-entry/', { food: { name: 'Candles' }, amount: 1, list_recipe: id })
    await shopForRecipe(creator, recipe.id, { list_recipe: id, ingredients: [leek, stock], servings: 8 })
    expect(await shoppingAmounts(creator)).toEqual([
      ['Leek', 6],
      ['Candles', 1],
      ['Stock', 2000],
    ])
    await shopForRecipe(creator, recipe.id, { list_recipe: id, ingredients: [stock] })
    expect(await shoppingAmounts(creator)).toEqual([
      ['Candles', 1],
      ['Stock', 2000],
    ])
    expect(await shopForRecipe(creator, recipe.id, { list_recipe: id, servings: 0 })).toMatchObject({
      status: 200,
      id: null,
    })
    expect(await shoppingAmounts(creator)).toEqual([])
  })

  it('refuses unknown references, and changes nothing', async () => {
    const { creator } = await createHousehold()
    const recipe = await createSoup(creator)
    for (const body of [
      { list_recipe: 999 },
      { mealplan: { id: 999 } },
      { mealplan: 999 },
      { servings: 0 },
      { servings: -1 },
      { servings: 'many' },
      { ingredients: 'all' },
      { ingredients: ['x'] },
    ]) {
      expect((await shopForRecipe(creator, recipe.id, body)).status, JSON.stringify(body)).toBe(400)
    }
    expect((await shopForRecipe(creator, 999)).status).toBe(404)
    expect(await shoppingAmounts(creator)).toEqual([])
  })

  it('takes the amounts of a recipe for 0 servings as they are', async () => {
    const { creator } = await createHousehold()
    const recipe = await createSoup(creator, { servings: 0 })
    await shopForRecipe(creator, recipe.id, { servings: 3 })
    expect((await shoppingAmounts(creator))[0]).toEqual(['Leek', 3])
  })
})
