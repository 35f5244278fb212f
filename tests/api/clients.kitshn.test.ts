import { expect, it } from 'vitest'
import * as z from 'zod'
import { sharedPerson } from '../create-browser.ts'
import { personWithToken, stranger } from '#tests/fixture.ts'
import { createStockedKitchen } from '#tests/kitchen.fixture.ts'
import * as shape from '#tests/kitshn.shapes.ts'
import { askStrictly } from '../ask-strictly.ts'

it('it logs in by password, or writes with the cookie of a browser and the token against forgery', async () => {
  const { username, password, page } = await sharedPerson()
  const { token } = await askStrictly(stranger, ['POST', '/api-token-auth/', { username, password }], shape.login)
  await askStrictly(personWithToken(0, token), ['GET', '/api/space/current/'], shape.space)
  const cookie = [...page.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'x-csrftoken': page.cookies.get('csrftoken') ?? '', referer: 'http://larder.test/' }
  const body = JSON.stringify({ name: 'Cocoa' })
  const json = { 'content-type': 'application/json' }
  expect((await stranger.fetch('/api/food/', { method: 'POST', headers: { ...headers, ...json }, body })).status).toBe(
    201,
  )
  const forged = { ...json, cookie, referer: 'http://larder.test/' }
  expect((await stranger.fetch('/api/food/', { method: 'POST', headers: forged, body })).status).toBe(403)
})

it('it makes a recipe, changes it piece by piece, and deletes it', async () => {
  const { cook } = await createStockedKitchen()
  const { id } = await askStrictly(
    cook,
    ['POST', '/api/recipe/', { name: 'New', description: '', steps: [], internal: true }],
    shape.recipe,
  )
  const path = `/api/recipe/${id}/`
  const step = {
    name: '',
    instruction: 'Fry.',
    order: 0,
    time: 5,
    ingredients: [
      { amount: 1, food: { name: 'Egg' }, unit: null, note: '', order: 0, is_header: false, no_amount: false },
    ],
    show_ingredients_table: true,
  }
  const changes = {
    keywords: [{ name: 'Easy', description: '' }],
    working_time: 5,
    servings: 2,
    servings_text: 'eggs',
    steps: [step],
  }
  const changed = await askStrictly(cook, ['PATCH', path, changes], shape.recipe)
  expect(changed).toMatchObject({
    working_time: 5,
    servings_text: 'eggs',
    steps: [{ instruction: 'Fry.', ingredients: [{ food: { name: 'Egg' } }] }],
  })
  const [made] = changed.steps
  const at = `/api/step/${made?.id}/`
  expect(
    await askStrictly(
      cook,
      ['PATCH', at, { instruction: 'Bake.', instructions_markdown: '<p>Bake.</p>', time: 30 }],
      shape.step,
    ),
  ).toMatchObject({ time: 30 })
  await askStrictly(cook, ['PUT', at, { ...made, instruction: 'Bake.', step_recipe: null }], shape.step)
  expect(await askStrictly(cook, ['GET', path], shape.recipe)).toMatchObject({
    steps: [{ id: made?.id, instruction: 'Bake.' }],
  })
  expect((await cook.call('DELETE', path)).status).toBe(204)
})

it('it plans with whole objects, and whole days', async () => {
  const { cook, recipe } = await createStockedKitchen()
  const [glimpse] = (await askStrictly(cook, ['GET', '/api/recipe/'], shape.pageOf(shape.overview))).results
  const type = await askStrictly(
    cook,
    ['POST', '/api/meal-type/', { name: 'Lunch', order: 1, time: '12:30', color: '#b98766' }],
    shape.mealType,
  )
  const body = {
    title: '',
    recipe: glimpse,
    servings: 2.5,
    note: '',
    from_date: '2026-05-07T00:00:00',
    to_date: '2026-05-08T00:00:00',
    meal_type: type,
    addshopping: true,
    shared: [],
  }
  const plan = await askStrictly(cook, ['POST', '/api/meal-plan/', body], shape.mealPlan)
  expect(plan).toMatchObject({ servings: 2.5, shopping: true, recipe: { id: recipe.id }, meal_type_name: 'Lunch' })
  expect([plan.from_date.slice(0, 10), plan.to_date.slice(0, 10)]).toEqual(['2026-05-07', '2026-05-08'])
  await askStrictly(
    cook,
    ['PATCH', `/api/meal-plan/${plan.id}/`, { ...body, servings: 3, addshopping: false }],
    shape.mealPlan,
  )
  const { results } = await askStrictly(cook, ['GET', '/api/shopping-list-entry/'], shape.pageOf(shape.shoppingEntry))
  expect(results.some((entry) => entry.list_recipe_data?.meal_plan_data?.id === plan.id)).toBe(true)
  expect((await cook.call('DELETE', `/api/meal-plan/${plan.id}/`)).status).toBe(204)
})

it('it shops: adds, raises amounts, clears the unit, checks off many, and adds recipes to the list', async () => {
  const { cook, recipe } = await createStockedKitchen()
  const entry = {
    amount: 1.5,
    checked: false,
    order: 0,
    food: { name: 'Rice' },
    unit: { name: 'kg' },
    shopping_lists: [],
  }
  const made = await askStrictly(cook, ['POST', '/api/shopping-list-entry/', entry], shape.shoppingEntry)
  const at = `/api/shopping-list-entry/${made.id}/`
  expect(await askStrictly(cook, ['PATCH', at, { amount: 3 }], shape.shoppingEntry)).toMatchObject({
    amount: 3,
    unit: { name: 'kg' },
  })
  expect(await askStrictly(cook, ['PATCH', at, { unit: null }], shape.shoppingEntry)).toMatchObject({ unit: null })
  await askStrictly(cook, ['POST', '/api/shopping-list-entry/bulk/', { ids: [made.id], checked: true }], shape.bulk)
  const listed = await askStrictly(
    cook,
    ['POST', '/api/shopping-list-recipe/', { recipe: recipe.id, servings: 2 }],
    z.object({ id: z.int() }),
  )
  const [flour] = recipe.steps[0]?.ingredients ?? []
  const line = { amount: 125, unit_id: flour?.unit?.id, food_id: flour?.food.id, ingredient_id: flour?.id }
  const path = `/api/shopping-list-recipe/${listed.id}/bulk_create_entries/`
  await askStrictly(cook, ['POST', path, { entries: [line], shopping_lists_ids: [] }], z.looseObject({}))
  const ingredients = recipe.steps[0]?.ingredients.map(({ id }) => id)
  await askStrictly(
    cook,
    ['PUT', `/api/recipe/${recipe.id}/shopping/`, { ingredients, servings: 4.0 }],
    z.looseObject({}),
  )
  expect((await cook.call('DELETE', at)).status).toBe(204)
})

it('it logs cooking in local time, and keeps books', async () => {
  const { cook, recipe } = await createStockedKitchen()
  const log = { recipe: recipe.id, servings: null, rating: null, comment: '', created_at: '2026-05-01T18:30:00.123' }
  await askStrictly(cook, ['POST', '/api/cook-log/', log], shape.cookLog)
  const draft = { name: 'Sweet', description: '', order: 0, filter: null, shared: [] }
  const book = await askStrictly(cook, ['POST', '/api/recipe-book/', draft], shape.book)
  const entry = await askStrictly(
    cook,
    ['POST', '/api/recipe-book-entry/', { book: book.id, recipe: recipe.id, order: 0 }],
    shape.bookEntry,
  )
  await askStrictly(
    cook,
    ['GET', `/api/recipe-book-entry/?book=${book.id}&recipe=${recipe.id}`],
    shape.pageOf(shape.bookEntry),
  )
  expect((await cook.call('DELETE', `/api/recipe-book-entry/${entry.id}/`)).status).toBe(204)
})

it('it sends a picture under any name, and names foods and their aisle', async () => {
  const { cook, recipe } = await createStockedKitchen()
  const form = new FormData()
  const png = Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
    (c) => c.charCodeAt(0),
  )
  form.set('image', new File([png], 'test.png', { type: 'image/png' }))
  expect((await cook.call('PUT', `/api/recipe/${recipe.id}/image/`, form)).ok).toBe(true)
  const { image } = await askStrictly(cook, ['GET', `/api/recipe/${recipe.id}/`], shape.recipe)
  expect(image).toMatch(/^(\/|http:\/\/larder\.test\/)/)
  const food = await askStrictly(cook, ['POST', '/api/food/', { name: 'Cocoa' }], shape.food)
  const aisle = { ...food, supermarket_category: { name: 'Baking', description: '' } }
  const inAisle = shape.food.extend({ supermarket_category: shape.named.nullable() })
  expect(await askStrictly(cook, ['PATCH', `/api/food/${food.id}/`, aisle], inAisle)).toMatchObject({
    supermarket_category: { name: 'Baking' },
  })
  expect(
    await askStrictly(cook, ['PATCH', `/api/food/${food.id}/`, { ...food, supermarket_category: null }], inAisle),
  ).toMatchObject({ supermarket_category: null })
})

it('it saves whole what it imported', async () => {
  const { cook } = await createStockedKitchen()
  const page = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Soup',
    recipeIngredient: ['250 g lentils', 'salt'],
    recipeInstructions: 'Boil.',
  }
  const source = { url: '', data: JSON.stringify(page) }
  const read = await askStrictly(cook, ['POST', '/api/recipe-from-source/', source], shape.fromSource)
  const saved = await askStrictly(cook, ['POST', '/api/recipe/', { ...read.recipe, image: '' }], shape.recipe)
  expect(saved).toMatchObject({
    name: 'Soup',
    steps: [{ ingredients: [{ amount: 250, unit: { name: 'g' } }, { food: { name: 'salt' } }] }],
  })
})
