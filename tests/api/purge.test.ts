import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { Database } from '#worker/kernel/sql/database.ts'
import { databaseByName } from '#worker/kernel/sql/shards.ts'
import { expireTrash } from '#worker/modules/trash/expire-trash.ts'
import { modules } from '#worker/registry.ts'
import { runReactor } from '#queues/run-reactor.ts'
import { formData, pdf } from '#tests/file.fixture.ts'
import { createHousehold, type TestHousehold, type TestPerson } from '#tests/fixture.ts'
import { createPancakes } from '#tests/recipe.fixture.ts'
import { replayDifferencesIn } from '#tests/replay.fixture.ts'

const tables = modules.flatMap((one) => one.tables ?? [])
const at = '2026-03-01T12:00:00Z'

const make = async (person: TestPerson, kind: string, body: object) =>
  (await person.post<{ id: number }>(`/api/${kind}/`, body)).id
const drop = async (person: TestPerson, kind: string, id: number) => {
  const answer = await person.call('DELETE', `/api/${kind}/${id}/`)
  expect(answer.status, `${kind} ${await answer.clone().text()}`).toBe(204)
  return answer
}
const purge = (person: TestPerson, kind: string, id: number) => person.call('DELETE', `/api/trash/${kind}/${id}/`)

const openDatabase = ({ shard }: TestHousehold) => new Database(shard, databaseByName(env, shard))

const expectReplayed = async (home: TestHousehold) => expect(await replayDifferencesIn(home)).toEqual([])

/** All that the database still holds of a space, as text. */
async function whole(home: TestHousehold): Promise<string> {
  const rows = await openDatabase(home).batch(
    tables.map((table) => sql`SELECT * FROM ${table} WHERE space_id = ${home.space}`),
  )
  const { results } = await databaseByName(env, home.shard)
    .prepare('SELECT data FROM event WHERE space_id = ?')
    .bind(home.space)
    .all()
  return JSON.stringify([rows, results])
}

it('what is purged is gone, with what went along, and can be neither brought back nor found again', async () => {
  const home = await createHousehold()
  const me = home.creator
  const { id } = await createPancakes(me, { name: 'Zwetschgenknoedel' })
  const log = await make(me, 'cook-log', { recipe: id, comment: 'unforgettable' })
  const type = await make(me, 'meal-type', { name: 'Lunch' })
  await make(me, 'meal-plan', { recipe: { id }, meal_type: { id: type }, servings: 2, from_date: at, to_date: at })
  await me.call('PUT', `/api/recipe/${id}/shopping/`, { servings: 8 })
  const gone = await drop(me, 'recipe', id)
  expect((await purge(me, 'recipe', id)).status).toBe(204)
  expect((await me.get<{ count: number }>('/api/trash/')).count).toBe(0)
  expect((await purge(me, 'recipe', id)).status).toBe(404)
  expect((await me.call('POST', `/api/trash/recipe/${id}/restore/`, {})).status).toBe(404)
  expect((await me.call('POST', `/api/event/${gone.headers.get('x-event-seq')}/undo/`, {})).status).toBe(409)
  expect((await me.call('GET', `/api/cook-log/${log}/`)).status).toBe(404)
  const left = await whole(home)
  expect(left).not.toContain('unforgettable')
  expect(left.toLowerCase()).not.toContain('zwetschgen')
  await expectReplayed(home)
})

it('a purge empties events but keeps their places in the log', async () => {
  const home = await createHousehold()
  const me = home.creator
  const id = await make(me, 'unit', { name: 'smidgen' })
  await me.patch(`/api/unit/${id}/`, { description: 'a little' })
  await drop(me, 'unit', id)
  const events = () =>
    databaseByName(env, home.shard)
      .prepare(
        "SELECT seq, version, type, at, stream FROM event WHERE space_id = ? AND type <> 'unit.purged' ORDER BY seq",
      )
      .bind(home.space)
      .all()
  const before = (await events()).results
  const purged = await purge(me, 'unit', id)
  expect((await events()).results).toEqual(before)
  const { results } = await me.get<{ results: { type: string; data: object }[] }>('/api/event/')
  expect(results.filter(({ type }) => type.startsWith('unit.')).map(({ type }) => type)).toEqual([
    'unit.deleted',
    'unit.purged',
  ])
  expect((await me.call('POST', `/api/event/${purged.headers.get('x-event-seq')}/undo/`, {})).status).toBe(409)
})

it('a purge clears the references to what is purged, and nothing else', async () => {
  const home = await createHousehold()
  const me = home.creator
  const recipe = await createPancakes(me)
  const unit = recipe.steps[0]?.ingredients[0]?.unit?.id ?? 0
  const category = await make(me, 'supermarket-category', { name: 'Dairy' })
  const food = await make(me, 'food', { name: 'cheese', supermarket_category: { name: 'Dairy' } })
  const keyword = await make(me, 'keyword', { name: 'breakfast' })
  await drop(me, 'supermarket-category', category)
  await drop(me, 'keyword', keyword)
  await drop(me, 'unit', unit)
  for (const [kind, id] of [
    ['supermarket-category', category],
    ['keyword', keyword],
    ['unit', unit],
  ] as const) {
    expect((await purge(me, kind, id)).status, kind).toBe(204)
  }
  expect(await me.get(`/api/food/${food}/`)).toMatchObject({ name: 'cheese', supermarket_category: null })
  const shown = await me.get<typeof recipe>(`/api/recipe/${recipe.id}/`)
  expect(shown.keywords).toEqual([])
  expect(shown.steps[0]?.ingredients[0]?.unit).toBeNull()
  expect(shown.steps[0]?.ingredients[0]?.food?.name).toBe('flour')
  await expectReplayed(home)
})

it('a branch of foods is purged with its node, and what merges left of it too', async () => {
  const home = await createHousehold()
  const me = home.creator
  const [cheese, gouda, other, older] = [
    await make(me, 'food', { name: 'Schmelzkaese' }),
    await make(me, 'food', { name: 'Gaudakaese' }),
    await make(me, 'food', { name: 'Gaudakaese jung' }),
    await make(me, 'food', { name: 'Gaudakaese alt' }),
  ]
  expect((await me.call('PUT', `/api/food/${gouda}/move/${cheese}/`, {})).status).toBe(200)
  // In this order, so that the first refers to the last only through the one between.
  expect((await me.call('PUT', `/api/food/${older}/merge/${other}/`, {})).status).toBe(200)
  const merge = await me.call('PUT', `/api/food/${other}/merge/${gouda}/`, {})
  expect(merge.status).toBe(200)
  await drop(me, 'food', cheese)
  const { results } = await me.get<{ results: { along: object[] }[] }>('/api/trash/')
  expect(results).toMatchObject([{ kind: 'food', id: cheese, along: [{ kind: 'food', n: 1 }] }])
  expect((await purge(me, 'food', cheese)).status).toBe(204)
  const left = await whole(home)
  for (const word of ['Schmelzkaese', 'Gaudakaese']) expect(left).not.toContain(word)
  const undo = await me.call('POST', `/api/command/${merge.headers.get('x-command')}/undo/`, {})
  expect(undo.status).toBe(409)
  await expectReplayed(home)
})

it('stored files go after what is purged, and only those that nothing else names', async () => {
  const home = await createHousehold()
  const me = home.creator
  const files = [await make(me, 'user-file', formData({ name: 'Scan', file: pdf }))]
  files.push(await make(me, 'user-file', formData({ name: 'Kept', file: pdf })))
  const keyOf = (id = 0) =>
    databaseByName(env, home.shard)
      .prepare('SELECT key FROM user_file WHERE space_id = ? AND id = ?')
      .bind(home.space, id)
      .first<string>('key')
  const [gone, kept] = [(await keyOf(files[0])) ?? '', (await keyOf(files[1])) ?? '']
  for (const id of files) await drop(me, 'user-file', id)
  const purged = await purge(me, 'user-file', files[0] ?? 0)
  const seq = Number(purged.headers.get('x-event-seq'))
  await runReactor({ reactor: 'purged-objects', database: home.shard, seq }, env)
  expect(await env.FILES.head(gone)).toBeNull()
  expect(await env.FILES.head(kept)).not.toBeNull()
  expect((await me.call('POST', `/api/trash/user-file/${files[1]}/restore/`, {})).status).toBe(200)
})

it('admins empty the trash; others purge what they may delete', async () => {
  const home = await createHousehold()
  const user = await home.join('user')
  for (const name of ['a pinch', 'a dash']) await drop(user, 'unit', await make(user, 'unit', { name }))
  expect((await user.call('DELETE', '/api/trash/')).status).toBe(403)
  const answer = await home.creator.call('DELETE', '/api/trash/')
  expect(await answer.json()).toEqual({ purged: 2, left: 0 })
  expect((await user.get<{ count: number }>('/api/trash/')).count).toBe(0)
  const { id } = await createPancakes(user, { private: true })
  await drop(user, 'recipe', id)
  expect((await purge(home.creator, 'recipe', id)).status).toBe(404)
})

it('two people who empty the trash at once both succeed', async () => {
  const home = await createHousehold()
  const admin = await home.join('admin')
  for (const name of ['a pinch', 'a dash', 'a drop']) {
    await drop(admin, 'unit', await make(admin, 'unit', { name }))
  }
  const answers = await Promise.all([home.creator, admin].map((person) => person.call('DELETE', '/api/trash/')))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await admin.get<{ count: number }>('/api/trash/')).count).toBe(0)
})

it('what was deleted is kept as many days as its space says, and then purged', async () => {
  const home = await createHousehold()
  const me = home.creator
  const units = [await make(me, 'unit', { name: 'a pinch' }), await make(me, 'unit', { name: 'a dash' })]
  for (const days of [6, 366]) {
    expect((await me.call('PATCH', `/api/space/${home.space}/`, { trash_days: days })).status).toBe(400)
  }
  await me.patch(`/api/space/${home.space}/`, { trash_days: 40 })
  for (const id of units) await drop(me, 'unit', id)
  const db = openDatabase(home)
  const after = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  await expireTrash(modules, env, db, after(39))
  expect((await me.get<{ count: number }>('/api/trash/')).count).toBe(2)
  await expireTrash(modules, env, db, after(41))
  expect((await me.get<{ count: number }>('/api/trash/')).count).toBe(0)
  await expectReplayed(home)
})
