import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { Database } from '#worker/kernel/sql/database.ts'
import { databaseByName } from '#worker/kernel/sql/shards.ts'
import { modules } from '#worker/registry.ts'
import { createHousehold, type TestHousehold } from '#tests/fixture.ts'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'
import { ask, holdQueue, itemsOf, type Job, paprikaFile, recipesOf, shown, work } from './from-files.fixture.ts'

holdQueue()

/** All that the database still holds of a space, as text. */
async function whole({ shard, space }: TestHousehold): Promise<string> {
  const tables = modules
    .flatMap((one) => one.tables ?? [])
    .map((table) => sql`SELECT * FROM ${table} WHERE space_id = ${space}`)
  const log = sql`SELECT data FROM event WHERE space_id = ${space}`
  return JSON.stringify(await new Database(shard, databaseByName(env, shard)).batch([...tables, log]))
}

async function purge({ creator }: TestHousehold, recipe: number | undefined) {
  await creator.call('DELETE', `/api/recipe/${recipe}/`)
  expect((await creator.call('DELETE', `/api/trash/recipe/${recipe}/`)).status).toBe(204)
}

it('jobs that brought or wrote a recipe do not say what it was once it is purged', async () => {
  const home = await createHousehold()
  const me = home.creator
  const file = await paprikaFile(['Zwetschgenknoedel', 'Bread'], { source: 'unforgettable' })
  const brought = await ask(me, file, { start: true })
  await work(home)
  const written = await me.post<{ job: number }>('/api/export/', { type: 'DEFAULT', all: true })
  await work(home)
  const recipes = await recipesOf(me)
  await purge(home, recipes.find(({ name }) => name === 'Zwetschgenknoedel')?.id)
  await work(home)
  const names = async (job: Pick<Job, 'id'>) => (await itemsOf(me, job)).map(({ name }) => name).toSorted()
  expect(await names(brought)).toEqual(['Bread', '…'])
  expect(await names({ id: written.job })).toEqual(['Bread', '…'])
  expect(await shown(me, brought)).toMatchObject({ state: 'done', done: 2 } satisfies Partial<Job>)
  expect((await whole(home)).toLowerCase()).not.toContain('zwetschgen')
  expect(await replayDifferencesIn(home)).toEqual([])
  await purge(home, recipes.find(({ name }) => name === 'Bread')?.id)
  expect(await whole(home)).not.toContain('unforgettable')
})

it('what a purge costs does not grow with the jobs that tell of other things', async () => {
  const home = await createHousehold()
  const db = databaseByName(env, home.shard)
  const { results } = await db
    .prepare(
      `EXPLAIN QUERY PLAN SELECT 1 FROM job_item
        WHERE space_id = 1 AND coalesce('recipe:' || (details ->> 'recipe'), result) IN (SELECT value FROM json_each('[]'))`,
    )
    .all<{ detail: string }>()
  expect(results.map(({ detail }) => detail).join()).toContain('job_item_about (space_id=? AND <expr>=?)')
})
