import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'

interface Row {
  id: number
}

const undo = (me: TestPerson, answer: Response) =>
  me.call('POST', `/api/command/${answer.headers.get('x-command')}/undo/`, {})
const make = (me: TestPerson, kind: string, body: object) => me.post<Row>(`/api/${kind}/`, body)

/** Leaves out the times of changes, which a merge and its undo move. */
async function seen(me: TestPerson, paths: readonly string[]): Promise<unknown[]> {
  const texts = await Promise.all(paths.map(async (path) => (await me.call('GET', path)).text()))
  return texts.map((text) =>
    JSON.parse(text, (key, value: unknown) => (['updated_at', 'timestamp'].includes(key) ? null : value)),
  )
}

async function kitchen(me: TestPerson) {
  const gram = await make(me, 'unit', { name: 'gram', base_unit: 'g' })
  const cup = await make(me, 'unit', { name: 'cup' })
  const cups = await make(me, 'unit', { name: 'big cup' })
  const dairy = await make(me, 'supermarket-category', { name: 'Dairy' })
  const milk = await make(me, 'food', { name: 'milk', supermarket_category: dairy })
  const whole = await make(me, 'food', { name: 'whole milk', substitute: [{ id: milk.id }], food_onhand: true })
  const child = await make(me, 'food', { name: 'raw milk' })
  await me.call('PUT', `/api/food/${child.id}/move/${milk.id}/`, {})
  const sweet = await make(me, 'keyword', { name: 'sweet' })
  const dessert = await make(me, 'keyword', { name: 'dessert' })
  const soup = await make(me, 'recipe', {
    name: 'Soup',
    servings: 2,
    keywords: [sweet, dessert],
    steps: [
      {
        instruction: 'Stir.',
        ingredients: [
          { food: milk, unit: cup, amount: 1 },
          { food: whole, unit: cups, amount: 2 },
        ],
      },
    ],
  })
  const entry = await make(me, 'shopping-list-entry', { food: milk, unit: cup, amount: 3 })
  await make(me, 'unit-conversion', {
    base_amount: 1,
    base_unit: cup,
    converted_amount: 245,
    converted_unit: gram,
    food: milk,
  })
  return { gram, cup, cups, dairy, milk, whole, child, sweet, dessert, soup, entry }
}

const everything = ({ soup, entry }: { soup: Row; entry: Row }) => [
  `/api/recipe/${soup.id}/`,
  `/api/shopping-list-entry/${entry.id}/`,
  '/api/food/?page_size=100',
  '/api/unit/',
  '/api/keyword/',
  '/api/unit-conversion/',
]

it('a merge that is taken back leaves everything as it was, and can be done again', async () => {
  const { creator: me } = await createHousehold()
  const things = await kitchen(me)
  for (const path of [
    `/api/food/${things.milk.id}/merge/${things.whole.id}/`,
    `/api/unit/${things.cup.id}/merge/${things.cups.id}/`,
    `/api/keyword/${things.sweet.id}/merge/${things.dessert.id}/`,
  ]) {
    const before = await seen(me, everything(things))
    const merge = await me.call('PUT', path, {})
    expect(merge.status, path).toBe(200)
    const after = await seen(me, everything(things))
    expect(after, path).not.toEqual(before)
    const back = await undo(me, merge)
    expect(back.status, `${path} ${await back.clone().text()}`).toBe(200)
    expect(await seen(me, everything(things)), path).toEqual(before)
    const again = await undo(me, back)
    expect(again.status, `${path} ${await again.clone().text()}`).toBe(200)
    expect(await seen(me, everything(things)), path).toEqual(after)
    expect((await undo(me, again)).status, path).toBe(200)
    expect(await seen(me, everything(things)), path).toEqual(before)
  }
})

it('what was changed after a merge stays as it was changed', async () => {
  const { creator: me } = await createHousehold()
  const { milk, whole, soup } = await kitchen(me)
  const merge = await me.call('PUT', `/api/food/${milk.id}/merge/${whole.id}/`, {})
  await me.patch(`/api/food/${whole.id}/`, { description: 'since then' })
  await me.patch(`/api/recipe/${soup.id}/`, { description: 'better' })
  expect((await undo(me, merge)).status).toBe(200)
  expect(await me.get(`/api/food/${whole.id}/`)).toMatchObject({ description: 'since then' })
  expect(await me.get(`/api/food/${milk.id}/`)).toMatchObject({ name: 'milk' })
  const recipe = await me.get<{ steps: { ingredients: { food: { name: string } }[] }[] }>(`/api/recipe/${soup.id}/`)
  expect(recipe.steps[0]?.ingredients.map(({ food }) => food.name)).toEqual(['milk', 'whole milk'])
  expect((await me.call('PATCH', `/api/food/${milk.id}/`, { description: 'back' })).status).toBe(200)
})

it('a merge is not taken back where its name was taken meanwhile', async () => {
  const { creator: me } = await createHousehold()
  const { cup, cups } = await kitchen(me)
  const merge = await me.call('PUT', `/api/unit/${cup.id}/merge/${cups.id}/`, {})
  await make(me, 'unit', { name: 'cup' })
  const back = await undo(me, merge)
  expect(back.status).toBe(409)
  expect(await back.json()).toMatchObject({ code: 'unit.name_taken' })
})

it('a reference to a merged row means the row that it was merged into', async () => {
  const { creator: me } = await createHousehold()
  const { milk, whole, cup, cups } = await kitchen(me)
  const last = await make(me, 'food', { name: 'best milk' })
  await me.call('PUT', `/api/food/${milk.id}/merge/${whole.id}/`, {})
  await me.call('PUT', `/api/food/${whole.id}/merge/${last.id}/`, {})
  await me.call('PUT', `/api/unit/${cup.id}/merge/${cups.id}/`, {})
  const entry = await me.post<{ food: Row; unit: Row }>('/api/shopping-list-entry/', {
    food: { id: milk.id, name: 'milk' },
    unit: { id: cup.id },
    amount: 1,
  })
  expect([entry.food.id, entry.unit.id]).toEqual([last.id, cups.id])
})
