import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { Database } from '#worker/kernel/sql/database.ts'
import { replayTargetsIn } from '#worker/kernel/log/replay/replay-targets.ts'
import { replay } from '#worker/kernel/log/replay/replay.ts'
import { ScratchDatabase } from '#worker/kernel/log/replay/scratch-database.ts'
import { databaseByName } from '#worker/kernel/sql/shards.ts'
import { modules, project } from '#worker/registry.ts'
import { createHousehold, type TestHousehold } from '#tests/fixture.ts'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'
import { creatable } from './document.ts'
import { liveIn, openHousehold } from './live.samples.ts'
import { samples } from './samples.ts'

it('a replay builds the tables that were there', async () => {
  const kinds = await creatable()
  const home = await openHousehold()
  const made = await liveIn(home, kinds)
  const me = home.creator
  for (const kind of kinds) await me.call('PATCH', `/api/${kind}/${made[kind]}/`, samples[kind]?.(made).patch)
  const foods = [made['food'], (await me.post<{ id: number }>('/api/food/', { name: 'cheese' })).id]
  await me.call('PUT', '/api/food/batch_update/', {
    foods,
    substitute_add: foods,
    inherit_fields_set: [1, 2],
    ignore_shopping: true,
    on_hand: true,
    parent_set: (await me.post<{ id: number }>('/api/food/', { name: 'dairy' })).id,
  })
  await me.call('POST', '/api/reset-food-inheritance/', {})
  for (const kind of ['unit', 'keyword', 'property-type', 'food', 'supermarket-category']) {
    const twin = await me.post<{ id: number }>(`/api/${kind}/`, { name: `another ${kind}` })
    const third = await me.post<{ id: number }>(`/api/${kind}/`, { name: `third ${kind}` })
    if (kind === 'keyword' || kind === 'food') await me.call('PUT', `/api/${kind}/${twin.id}/move/${third.id}/`, {})
    await me.call('PUT', `/api/${kind}/${made[kind]}/merge/${twin.id}/`, {})
    await me.call('DELETE', `/api/${kind}/${third.id}/`)
  }
  await me.call('PUT', `/api/recipe/${made['recipe']}/shopping/`, { servings: 8 })
  const { results } = await me.get<{ results: { id: number }[] }>('/api/shopping-list-entry/')
  await me.post('/api/shopping-list-entry/bulk/', { ids: results.slice(0, 2).map(({ id }) => id), checked: true })
  const gone = await me.call('DELETE', `/api/recipe/${made['recipe']}/`)
  expect(gone.status).toBe(204)
  await me.post(`/api/event/${gone.headers.get('x-event-seq')}/undo/`, {})

  expect(await replayDifferencesIn(home)).toEqual([])
})

const books = (home: TestHousehold) => ({
  live: new Database(home.shard, databaseByName(env, home.shard)),
  models: replayTargetsIn(home.shard, modules, project),
})
const run = (home: TestHousehold, live: Database, scratch = env.SCRATCH) =>
  replay(live, new Database('SCRATCH', scratch), home.space, books(home).models)
const rowsOf = async (home: TestHousehold, table: string) =>
  (await books(home).live.batch([sql`SELECT * FROM ${sql.identifier(table)} WHERE space_id = ${home.space}`]))[0]

async function kitchen() {
  const home = await createHousehold()
  for (const name of ['salt', 'pepper', 'thyme', 'basil']) await home.creator.post('/api/food/', { name })
  for (const [i, name] of ['Soup', 'Stew', 'Bread'].entries()) {
    const ingredients = [{ food: { name: 'salt' }, unit: { name: 'g' }, amount: i + 1 }]
    await home.creator.post('/api/recipe/', { name, internal: true, steps: [{ instruction: 'Stir.', ingredients }] })
  }
  return home
}

it('a replay repairs rows that differ from the log, and writes nothing else', async () => {
  const home = await kitchen()
  const { live } = books(home)
  const tables = ['food', 'recipe', 'recipe_tally', 'ingredient', 'step', 'search_gram']
  const before = await Promise.all(tables.map((table) => rowsOf(home, table)))
  const here = sql`space_id = ${home.space}`
  await live.batch([
    sql`UPDATE food SET name_key = 'aside' WHERE ${here} AND name = 'salt'`,
    sql`UPDATE food SET name_key = 'salt' WHERE ${here} AND name = 'pepper'`,
    sql`UPDATE food SET name_key = 'pepper' WHERE ${here} AND name = 'salt'`,
    sql`DELETE FROM food WHERE ${here} AND name = 'thyme'`,
    sql`DELETE FROM recipe WHERE ${here} AND name = 'Soup'`,
    sql`UPDATE recipe_tally SET n = 40 WHERE ${here}`,
    sql`INSERT INTO step (space_id, id, position, name, instruction, time, "order", show_as_header, show_ingredients_table)
      VALUES (${home.space}, 999999, 0, '', 'Never written.', 0, 0, 0, 0)`,
    sql`DELETE FROM search_gram WHERE ${here}`,
    sql`DELETE FROM search_text WHERE rowid BETWEEN ${home.space} << 36 AND ((${home.space} + 1) << 36) - 1`,
  ])
  const { differences } = await run(home, live)
  expect(differences.map(({ table }) => table).toSorted()).toEqual(
    ['food', 'recipe', 'recipe_tally', 'search_gram', 'step'].toSorted(),
  )
  expect(differences.find(({ table }) => table === 'step')).toMatchObject({ live: [{ id: 999999 }], replayed: [] })
  expect(await Promise.all(tables.map((table) => rowsOf(home, table)))).toEqual(before)
  const found = await home.creator.get<{ results: { name: string }[] }>('/api/recipe/?query=soup')
  expect(found.results.map(({ name }) => name)).toEqual(['Soup'])
  expect(await replayDifferencesIn(home)).toEqual([])
})

it('a replay may stop anywhere: it deletes no correct row and does not disturb the next one', async () => {
  const home = await kitchen()
  const { live } = books(home)
  await live.batch([sql`DELETE FROM food WHERE space_id = ${home.space} AND name = 'thyme'`])
  const tables = ['recipe', 'ingredient', 'unit', 'member', 'recipe_tally']
  const before = await Promise.all(tables.map((table) => rowsOf(home, table)))
  for (let allowed = 0; ; allowed += 7) {
    let left = allowed
    const cut: typeof live.batch = async (statements) => {
      if (left-- <= 0) throw new Error('cut')
      return live.batch(statements)
    }
    const stopping = Object.assign(new Database(home.shard, databaseByName(env, home.shard)), { batch: cut })
    const stopped = await run(home, stopping).then(
      () => false,
      (error: unknown) => String(error).includes('cut'),
    )
    expect(await Promise.all(tables.map((table) => rowsOf(home, table)))).toEqual(before)
    if (!stopped) break
    expect(allowed).toBeLessThan(1000)
  }
  expect(await replayDifferencesIn(home)).toEqual([])
  const left = await env.SCRATCH.prepare(
    'SELECT (SELECT count(*) FROM food) + (SELECT count(*) FROM event) AS n',
  ).first('n')
  expect(left).toBe(0)
})

it('a replay handles rows of nearly a megabyte', async () => {
  const home = await createHousehold()
  for (let i = 0; i < 12; i++) await home.creator.post('/api/import-log/', { type: 'X', msg: 'x'.repeat(950_000 + i) })
  expect(await replayDifferencesIn(home)).toEqual([])
  await books(home).live.batch([sql`DELETE FROM import_log WHERE space_id = ${home.space}`])
  const [first] = (await replayDifferencesIn(home)).filter(({ table }) => table === 'import_log')
  expect(first?.replayed).toHaveLength(12)
  expect(await rowsOf(home, 'import_log')).toHaveLength(12)
})

it('rows written during a replay stay and are not reported as differences', async () => {
  const home = await kitchen()
  const { live } = books(home)
  await live.batch([sql`DELETE FROM food WHERE space_id = ${home.space} AND name = 'thyme'`])
  const over = new AbortController()
  const write = async () => {
    for (let i = 0; !over.signal.aborted; i++) {
      await home.creator.post('/api/food/', { name: `food ${i}` })
      await scheduler.wait(100)
    }
  }
  const writing = write()
  const { differences } = await run(home, live).finally(() => over.abort())
  await writing
  expect(differences).toMatchObject([{ table: 'food', live: [], replayed: [{ name: 'thyme' }] }])
  expect(await replayDifferencesIn(home)).toEqual([])
})

it('a later replay takes the scratch database over, and the earlier one writes no more', async () => {
  const home = await kitchen()
  const { live } = books(home)
  const earlier = await ScratchDatabase.open(new Database('SCRATCH', env.SCRATCH), live)
  expect(await replayDifferencesIn(home)).toEqual([])
  await expect(earlier.write([sql`DELETE FROM food`])).rejects.toThrow('A later replay has begun.')
})
