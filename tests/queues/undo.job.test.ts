import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createHousehold, type TestHousehold, type TestPerson } from '#tests/fixture.ts'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'
import { holdQueue, type Job, shown, work } from './from-files.fixture.ts'

holdQueue()

const RECIPES = 3
const FOODS = 345

/** Recipes that came by one command of more events than are taken back within a call. */
async function importMuch({ creator, space, shard }: TestHousehold): Promise<{ last: Response; recipes: number[] }> {
  const recipes: number[] = []
  let last = new Response()
  for (let i = 0; i < RECIPES; i++) {
    const ingredients = Array.from({ length: FOODS }, (_, j) => ({
      food: { name: `food ${i} ${j}` },
      unit: null,
      amount: 1,
    }))
    last = await creator.call('POST', '/api/recipe/', { name: `Soup ${i}`, steps: [{ instruction: '', ingredients }] })
    recipes.push((await last.clone().json<{ id: number }>()).id)
  }
  const db = shard === 'SPACES_00' ? env.SPACES_00 : env.SPACES_01
  await db
    .prepare(
      "UPDATE event SET meta = json_set(meta, '$.command', ?2) WHERE space_id = ?1 AND (type LIKE 'food.%' OR type LIKE 'recipe.%')",
    )
    .bind(space, last.headers.get('x-command')?.slice(2))
    .run()
  return { last, recipes }
}

const undo = async (me: TestPerson, answer: Response) => {
  const response = await me.call('POST', `/api/command/${answer.headers.get('x-command')}/undo/`, {})
  expect(response.status, await response.clone().text()).toBe(200)
  const { job } = await response.clone().json<{ job: Job }>()
  return { response, job }
}
const counts = (me: TestPerson) =>
  Promise.all(
    ['recipe', 'food'].map(async (kind) => (await me.get<{ count: number }>(`/api/${kind}/?page_size=1`)).count),
  )

it('a large command is taken back by a job, and that is taken back as a whole', { timeout: 240_000 }, async () => {
  const home = await createHousehold()
  const me = home.creator
  const { last } = await importMuch(home)
  const before = await counts(me)
  expect(before).toEqual([RECIPES, RECIPES * FOODS])
  await work(home)
  const back = await undo(me, last)
  expect(back.job).toMatchObject({ kind: 'undo', state: 'preparing' })
  expect((await undo(me, last)).job.id).toBe(back.job.id)
  // Half of it, and then the rest: a slice is a commit.
  await work(home, 4)
  const half = await shown(me, back.job)
  expect(half.done).toBeGreaterThan(0)
  expect(half.waiting).toBeGreaterThan(0)
  await work(home)
  expect(await shown(me, back.job)).toMatchObject({ state: 'done', done: RECIPES * (FOODS + 1), failed: 0 })
  expect(await counts(me)).toEqual([0, 0])
  const again = await undo(me, back.response)
  await work(home)
  expect(await shown(me, again.job)).toMatchObject({ state: 'done', failed: 0 })
  expect(await counts(me)).toEqual(before)
  expect(await replayDifferencesIn(home)).toEqual([])
})

it('what was changed or is used by now stays, and holds up nothing else', async () => {
  const home = await createHousehold()
  const me = home.creator
  const { last, recipes } = await importMuch(home)
  await me.call('DELETE', `/api/recipe/${recipes[0]}/`)
  const { results } = await me.get<{ results: { id: number }[] }>('/api/food/?query=food 1 7&page_size=1')
  await me.post('/api/shopping-list-entry/', { food: { id: results[0]?.id, name: 'food 1 7' }, amount: 1 })
  const { job } = await undo(me, last)
  await work(home)
  expect(await shown(me, job)).toMatchObject({
    state: 'done',
    failed: 1,
    known: 1,
    done: RECIPES * (FOODS + 1) - 2,
  })
  expect(await counts(me)).toEqual([0, 1])
})

it('a job that is stopped leaves the rest, and another may not take back the same meanwhile', async () => {
  const home = await createHousehold()
  const other = await home.join('admin')
  const { last } = await importMuch(home)
  await work(home)
  const { job } = await undo(home.creator, last)
  const clash = await other.call('POST', `/api/command/${last.headers.get('x-command')}/undo/`, {})
  expect([clash.status, (await clash.json<{ code: string }>()).code]).toEqual([409, 'command.undoing'])
  await work(home, 2)
  await home.creator.post(`/api/job/${job.id}/cancel/`, {})
  await work(home)
  const [recipes = 0, foods = 0] = await counts(home.creator)
  expect([recipes, foods]).toEqual([0, RECIPES * (FOODS + 1) - (await shown(home.creator, job)).done])
})
