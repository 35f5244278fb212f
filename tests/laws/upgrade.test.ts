import { applyD1Migrations, createExecutionContext, type D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { replayDueSpaces } from '#queues/replay-due-spaces.ts'
import worker from '#worker/index.ts'
import { replayAll } from '#worker/local/replay-all.ts'
import { modules, project } from '#worker/registry.ts'

const landed: Env = { ...env, DIRECTORY: env.LANDED_DIRECTORY, SPACES_00: env.LANDED_SPACES }
Reflect.deleteProperty(landed, 'SPACES_01')
const account = { username: 'cook1_mx0oi05l', password: 'quite a long secret 14' }

// tests/upgrade holds databases with one household's week, as the migrations of a commit made them: one for each
// commit that changed an applied migration, and one that ran later numbers before earlier ones.
const states = env.LANDED_SPACE_STATES.map((spaces, i) => ({
  name: spaces.name,
  spaces,
  directory: env.LANDED_DIRECTORY_STATES[i],
}))

it.each(states)('a database made at $name is brought up to date and answers', async ({ spaces, directory }) => {
  await hold(env.LANDED_DIRECTORY, directory)
  await hold(env.LANDED_SPACES, spaces)
  await applyD1Migrations(env.LANDED_DIRECTORY, env.DIRECTORY_MIGRATIONS)
  await applyD1Migrations(env.LANDED_SPACES, env.SPACE_MIGRATIONS)
  expect(await shapeOf(env.LANDED_SPACES)).toEqual(await shapeOf(env.SPACES_00))
  expect(await shapeOf(env.LANDED_DIRECTORY)).toEqual(await shapeOf(env.DIRECTORY))

  const { token } = await call<{ token: string }>('POST', '/api-token-auth/', account)
  const get = <T>(path: string) => call<T>('GET', path, undefined, token)
  // Answers do not wait for the replay.
  expect(await get('/api/recipe/')).toMatchObject({ count: 2 })
  expect(await get('/api/recipe/?query=onions')).toMatchObject({ results: [{ name: 'Tomato soup' }] })

  await replayDueSpaces(landed)
  const { differences, events } = await replayAll(landed, modules, project)
  expect(differences).toEqual([])
  expect(events).toBeGreaterThan(20)
  expect(await get('/api/recipe/')).toMatchObject({ count: 2 })
  expect(await get('/api/recipe/?query="red onions"')).toMatchObject({ results: [{ name: 'Tomato soup' }] })
  expect(await get('/api/shopping-list-entry/')).toMatchObject({ results: [{ food: { name: 'onion' } }] })
  expect(await get('/api/meal-plan/')).toMatchObject({ results: [{ recipe_name: 'Tomato soup' }] })
  expect(await get('/api/user-preference/')).toMatchObject([{ use_kj: true }])
  const made = { name: 'Porridge', internal: true, steps: [] }
  expect(await call('POST', '/api/recipe/', made, token)).toMatchObject({ name: 'Porridge' })
  await call('PATCH', '/api/user-preference/1/', { use_kj: false }, token)
  expect(await get('/api/recipe/')).toMatchObject({ count: 3 })
})

async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const request = new Request(`http://larder.test${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const response = await worker.fetch(request, landed, createExecutionContext())
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.status} ${method} ${path} ${text}`)
  return JSON.parse(text) as T
}

async function hold(database: D1Database, state: D1Migration | undefined): Promise<void> {
  const { results } = await database
    .prepare(
      `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'virtual')
        AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf*' ORDER BY type = 'table'`,
    )
    .all<{ name: string }>()
  const drops = results.map(({ name }) => database.prepare(`DROP TABLE "${name}"`))
  if (drops.length > 0) await database.batch(drops)
  await database.batch((state?.queries ?? []).map((query) => database.prepare(query)))
}

/** Tables, indexes, triggers and the planner's statistics. */
async function shapeOf(database: D1Database): Promise<unknown[]> {
  const made = await database
    .prepare(
      `SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT GLOB '_cf*' AND name NOT GLOB 'sqlite_*'
        AND name <> 'd1_migrations' ORDER BY name`,
    )
    .all<{ name: string; sql: string }>()
  const tidied = made.results.map(({ name, sql }) => ({ name, sql: sql.replace(/--.*$/gm, '').replace(/[\s"]+/g, '') }))
  if (!made.results.some(({ name }) => name === 'search_text')) return tidied
  const stats = await database.prepare('SELECT tbl, idx, stat FROM sqlite_stat1 ORDER BY tbl, idx').all()
  return [...tidied, ...stats.results]
}
