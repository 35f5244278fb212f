import { expect, it } from 'vitest'
import { createHousehold } from '#tests/fixture.ts'
import { shopForRecipe, createSoup } from '#tests/soup.fixture.ts'

const VALUES: unknown[] = [
  null,
  'abc',
  'nan',
  2 ** 31,
  1e300,
  [null],
  {},
  { id: 2 ** 40 },
  { name: 'x'.repeat(200) },
  { name: 'a\u0000b' },
  '2027-01-01T99:99:99',
  { toString: 1 },
]

const BODIES: Record<string, object> = {
  '/api/shopping-list-entry/': {
    list_recipe: null,
    shopping_lists: [],
    food: { name: 'x' },
    unit: null,
    amount: 1,
    order: 0,
    checked: false,
    ingredient: null,
    completed_at: null,
    delay_until: null,
    mealplan_id: null,
  },
  '/api/shopping-list-entry/bulk/': { ids: [1], checked: true },
  '/api/shopping-list-recipe/': { name: '', recipe: null, mealplan: null, servings: 1 },
  '/api/meal-plan/': {
    title: 'x',
    recipe: null,
    servings: 1,
    note: '',
    from_date: '2027-01-01',
    to_date: '2027-01-01',
    meal_type: { name: 'x' },
    shared: [],
    addshopping: true,
  },
  '/api/meal-type/': { name: 'x', order: 0, time: null, color: null, default: false },
  '/api/cook-log/': { recipe: 1, servings: 1, rating: 1, comment: '', created_at: '2027-01-01T00:00:00Z' },
}

it('no body makes the server fail, and what is refused says which field', async () => {
  const { creator } = await createHousehold()
  const recipe = await createSoup(creator)
  const { id } = await shopForRecipe(creator, recipe.id)
  const plan = await creator.post<{ id: number }>('/api/meal-plan/', BODIES['/api/meal-plan/'])
  const entry = await creator.post<{ id: number }>('/api/shopping-list-entry/', BODIES['/api/shopping-list-entry/'])
  const targets: [method: string, path: string, body: object][] = [
    ...Object.entries(BODIES).map(([path, body]): [string, string, object] => [
      'POST',
      path,
      path === '/api/cook-log/' ? { ...body, recipe: recipe.id } : body,
    ]),
    ['PATCH', `/api/shopping-list-entry/${entry.id}/`, BODIES['/api/shopping-list-entry/'] ?? {}],
    ['PATCH', `/api/meal-plan/${plan.id}/`, BODIES['/api/meal-plan/'] ?? {}],
    ['POST', `/api/shopping-list-recipe/${id}/bulk_create_entries/`, { entries: [], shopping_lists_ids: [] }],
    ['PUT', `/api/recipe/${recipe.id}/shopping/`, { ingredients: [], servings: 1, list_recipe: null, mealplan: null }],
    ['PUT', `/api/food/${recipe.steps[0]?.ingredients[1]?.food?.id}/shopping/`, { amount: 1, unit: null }],
  ]
  for (const [method, path, body] of targets) {
    for (const field of Object.keys(body)) {
      await Promise.all(
        VALUES.map(async (value) => {
          const sent = method === 'PATCH' ? { [field]: value } : { ...body, [field]: value }
          const answer = await creator.call(method, path, sent)
          const told = `${method} ${path} ${field} ${JSON.stringify(value).slice(0, 60)} -> ${answer.status}`
          expect(answer.status, told).toBeLessThan(500)
          if (answer.status === 400) expect(Object.keys(await answer.json<object>()), told).toContain(field)
        }),
      )
    }
    for (const whole of [null, [], 'x', 1, [1]]) {
      expect((await creator.call(method, path, whole)).status, `${method} ${path}`).toBeLessThan(500)
    }
  }
}, 120_000)

it('no query and no id makes the server fail', async () => {
  const { creator } = await createHousehold()
  const names = [
    'page',
    'page_size',
    'updated_after',
    'updated_at',
    'mealplan',
    'recipe',
    'from_date',
    'meal_type',
    'limit',
  ]
  for (const path of Object.keys(BODIES).filter((one) => !one.includes('bulk'))) {
    for (const name of names) {
      await Promise.all(
        ['', 'x', '-1', '99999999999999999999', `1&${name}=2`].map(async (value) => {
          const { status } = await creator.call('GET', `${path}?${name}=${value}`)
          expect(status, `${path}?${name}=${value}`).toBeLessThan(500)
        }),
      )
    }
    for (const id of ['0', 'x', '99999999999']) {
      for (const method of ['GET', 'DELETE']) {
        expect((await creator.call(method, `${path}${id}/`)).status, `${method} ${path}${id}`).toBe(404)
      }
    }
  }
})
