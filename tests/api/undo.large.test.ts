import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'

const undo = (me: TestPerson, answer: Response) =>
  me.call('POST', `/api/command/${answer.headers.get('x-command')}/undo/`, {})
const counts = (me: TestPerson) =>
  Promise.all(
    ['recipe', 'food', 'unit', 'meal-plan', 'shopping-list-entry', 'recipe-book-entry'].map(
      async (kind) => (await me.get<{ count: number }>(`/api/${kind}/?page_size=1`)).count,
    ),
  )
/** Rows read grow with the number of things, and not with that of pairs. */
const MOST_READ = 60_000

const read = (answer: Response) => Number(/(\d+) rows read/.exec(answer.headers.get('server-timing') ?? '')?.[1])

it('one change to more foods than a commit takes statements is taken back and done again', async () => {
  const { creator: me } = await createHousehold()
  const ingredients = Array.from({ length: 460 }, (_, i) => ({ food: { name: `food ${i}` }, unit: null, amount: 1 }))
  const recipe = await me.post<{ steps: { ingredients: { food: { id: number } }[] }[] }>('/api/recipe/', {
    name: 'Feast',
    steps: [{ instruction: '', ingredients }],
  })
  const foods = recipe.steps.flatMap((step) => step.ingredients.map(({ food }) => food.id))
  const [first = 0, second = 0] = foods
  await me.call('PUT', `/api/food/${second}/move/${first}/`, {})
  await me.patch(`/api/food/${second}/`, { inherit_fields: [{ id: 2 }] })
  const changed = await me.call('PUT', '/api/food/batch_update/', { foods, ignore_shopping: true })
  const ignored = async () =>
    (await me.get<{ results: object[] }>('/api/food/?page_size=200')).results.filter(
      (food) => 'ignore_shopping' in food && food.ignore_shopping,
    ).length
  const back = await undo(me, changed)
  expect([back.status, await ignored()]).toEqual([200, 0])
  const again = await undo(me, back)
  expect([again.status, await ignored()]).toEqual([200, 200])
  expect([(await undo(me, again)).status, await ignored()]).toEqual([200, 0])
})

it('the import of a list of addresses is undone as a whole, and restored with everything that belongs to it', async () => {
  const home = await createHousehold()
  const { creator: me, space, shard } = home
  const meal_type = { name: 'Dinner' }
  const book = await me.post<{ id: number }>('/api/recipe-book/', { name: 'Best', description: '', shared: [] })
  let last = new Response()
  for (let i = 0; i < 30; i++) {
    const ingredients = Array.from({ length: 10 }, (_, j) => ({
      food: { name: `food ${i} ${j}` },
      unit: { name: `unit ${i} ${j}` },
      amount: 1,
    }))
    last = await me.call('POST', '/api/recipe/', { name: `Soup ${i}`, steps: [{ instruction: '', ingredients }] })
  }
  // Entries as external work adds them: all belong to one command.
  const db = shard === 'SPACES_00' ? env.SPACES_00 : env.SPACES_01
  await db
    .prepare(
      "UPDATE event SET meta = json_set(meta, '$.command', ?2) WHERE space_id = ?1 AND type LIKE '%.created' AND type <> 'recipe-book.created'",
    )
    .bind(space, last.headers.get('x-command')?.slice(2))
    .run()
  const { id: recipe } = await last.clone().json<{ id: number }>()
  await me.post('/api/recipe-book-entry/', { book: book.id, recipe })
  await me.post('/api/meal-plan/', {
    recipe: { id: recipe },
    servings: 2,
    from_date: '2027-01-01',
    meal_type,
    addshopping: true,
  })
  await me.call('PUT', `/api/recipe/${recipe - 1}/shopping/`, { servings: 2 })
  const before = await counts(me)
  expect(before).toEqual([30, 300, 300, 1, 20, 1])
  const back = await undo(me, last)
  expect(back.status, await back.clone().text()).toBe(200)
  expect(read(back)).toBeLessThan(MOST_READ)
  // Foods that are on the list by then stay.
  expect(await counts(me)).toEqual([0, 20, 20, 0, 0, 0])
  expect((await back.json<{ kept: object[] }>()).kept).toHaveLength(40)
  const again = await undo(me, back)
  expect([again.status, read(again) < MOST_READ]).toEqual([200, true])
  expect(await counts(me)).toEqual(before)
  expect(await replayDifferencesIn(home)).toEqual([])
})
