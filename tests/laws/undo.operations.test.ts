import { env } from 'cloudflare:workers'
import { getTableName, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { Database } from '#worker/kernel/database.ts'
import type { Row } from '#worker/kernel/query.ts'
import { databaseNamed } from '#worker/kernel/shards.ts'
import { modules } from '#worker/registry.ts'
import { form, png } from '#tests/file.fixture.ts'
import { creatable, operations, type Operation } from './document.ts'
import { gathered, type People } from './roles.people.ts'
import { findParts, furnish, keyOf, requestOf, type Things } from './roles.things.ts'
import { samples, type Made } from './samples.ts'

/** What is no state of its own: copies for undoing, and words and numbers that follow from other rows. */
const APART = ['row_copy', 'merged', 'search_gram', 'picture_end', 'inventory_log', 'import_item', 'recipe_tally']
const tables = modules.flatMap((one) => one.tables ?? []).filter((table) => !APART.includes(getTableName(table)))

/** All rows that are there, but for when and how often they were touched. */
async function seenIn({ space, shard }: { space: number; shard: string }): Promise<Record<string, string[]>> {
  const db = new Database(shard, databaseNamed(env, shard))
  const rows = await db.batch(tables.map((table) => sql`SELECT * FROM ${table} WHERE space_id = ${space}`))
  const here = tables.map(
    (table, i) => [getTableName(table), (rows[i] ?? []).filter((row) => !row['deleted_with'])] as const,
  )
  const idsIn = (name: string) => new Set(here.find(([table]) => table === name)?.[1].map(({ id }) => id))
  const [recipes, foods] = [idsIn('recipe'), idsIn('food')]
  // What hangs off a recipe or a food is there as long as that is.
  const hangsOn = (row: Row, owner: string, there: Set<unknown>) =>
    typeof row[owner] !== 'number' || there.has(row[owner])
  const seen = here.map(([table, all]): [string, string[]] => [
    table,
    all
      .filter((row) => hangsOn(row, 'recipe', recipes) && (table !== 'property' || hangsOn(row, 'food', foods)))
      .map(({ version: _version, updated_at: _at, ...row }) => JSON.stringify(row))
      .toSorted(),
  ])
  return Object.fromEntries(seen)
}

/** What cannot be taken back, or not to the letter, and why. */
const EXCEPT = new Map([['DELETE share-link/{share}', 'what was closed to the world stays closed']])

/** What calls need that are about more than one thing. */
const BODIES = new Map<string, (made: Made) => object>([
  ['PUT recipe/batch_update', ({ recipe }) => ({ recipes: [recipe], working_time: 77, private: true })],
  ['PUT food/batch_update', ({ food }) => ({ foods: [food], ignore_shopping: false, on_hand: true })],
  ['POST meal-plan/copy', (made) => ({ ids: [made['meal-plan']], days: 7 })],
  ['POST shopping-list-entry/bulk', (made) => ({ ids: [made['shopping-list-entry']], checked: true })],
  ['POST shopping-list-recipe/{id}/bulk_create_entries', ({ food }) => ({ entries: [{ food_id: food, amount: 2 }] })],
  ['PUT recipe/{id}/image', () => form({ image: new File([png], 'picture.png', { type: 'image/png' }) })],
  [
    'POST auto-plan',
    (made) => ({
      start_date: '2027-06-01',
      end_date: '2027-06-02',
      meal_type_id: made['meal-type'],
      keyword_ids: [],
      servings: 2,
      addshopping: true,
    }),
  ],
])

/** Where a call goes, and with what, so that it does something. A merge or a move names two rows. */
async function meant(operation: Operation, people: People, things: Things) {
  const { method, path } = operation
  const { made } = things
  const kind = kindOf(operation)
  const { target, body } = requestOf(operation, kind, people, things)
  const sample = samples[kind]?.(made)
  const given = BODIES.get(keyOf(operation))?.(made)
  if (given) return { target, body: given }
  if (/\{(target|parent)\}/.test(path)) {
    const to = kind.startsWith('enterprise-social-') ? kind.replace('enterprise-social-', '') : kind
    const other = await people.as.owner.post<{ id: number }>(`/api/${to}/`, { name: `another ${path}` })
    return { target: target.replace(/\d+\/$/, `${other.id}/`), body }
  }
  if (sample && method === 'POST' && path === `/api/${kind}/`) {
    return {
      target,
      body: sample.draft instanceof FormData ? sample.draft : { ...sample.draft, name: `new ${kind}`, code: 'Z9' },
    }
  }
  if (sample && method === 'PATCH' && path === `/api/${kind}/{id}/`) return { target, body: sample.patch }
  return { target, body }
}

const kindOf = ({ path }: Operation) => /^\/(?:api\/)?([\w-]+)/.exec(path)?.[1] ?? ''

it('whatever a call did in a space, taking it back leaves the space as it was', async () => {
  const people = await gathered()
  const things = await furnish(people, await creatable())
  const shard = await env.DIRECTORY.prepare('SELECT shard FROM space WHERE space_id = ?1')
    .bind(people.space)
    .first<string>('shard')
  const home = { space: people.space, shard: shard ?? '' }
  const me = people.as.owner
  const done: string[] = []
  const faults: string[] = []
  const writing = (await operations()).filter(({ method, path }) => method !== 'GET' && !path.endsWith('/undo/'))
  for (const operation of writing) {
    const name = keyOf(operation)
    if (/^\/api\/(step|ingredient)\//.test(operation.path)) await findParts(people, things)
    const { target, body } = await meant(operation, people, things)
    const before = await seenIn(home)
    const answer = await me.call(operation.method, target, body)
    const command = answer.headers.get('x-command')
    if (!answer.ok || !command?.startsWith('s.')) continue
    if (EXCEPT.has(name)) continue
    done.push(name)
    const back = await me.call('POST', `/api/command/${command}/undo/`, {})
    if (back.status !== 200) faults.push(`${name}: ${back.status} ${await back.text()}`)
    else {
      const after = await seenIn(home)
      const differing = Object.keys(before).filter((table) => String(before[table]) !== String(after[table]))
      if (differing.length > 0) faults.push(`${name}: ${differing.join(', ')}`)
    }
  }
  expect(faults).toEqual([])
  expect(done.length).toBeGreaterThan(60)
})
