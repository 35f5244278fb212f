import type { Store } from '#worker/kernel/log/commit.ts'
import { sql } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { execute, outcome } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { query, type Row } from '#worker/kernel/sql/query.ts'
import { createStore } from '#worker/kernel/log/space-store.ts'
import type { Append } from '#worker/kernel/log/commit.ts'
import type { Language } from '#worker/kernel/contract/languages.contract.ts'
import { texts } from '#worker/locales/texts.ts'

export const SEED_REACTOR = 'spaces'

interface SeedTarget {
  space: number
  shard: string
  starter: Language
  owner: number
}

/** Creates the first meal types, units and categories. Repeating it creates nothing. */
export async function seedSpace(context: Context, { space, shard, starter, owner }: SeedTarget): Promise<void> {
  const { meals, units, categories } = texts[starter].starter
  const rows: [kind: string, Row][] = [
    ...meals.map(({ name, time, color }, order): [string, Row] => [
      'meal-type',
      { name, time, color, order, default: order === meals.length - 1, created_by: owner },
    ]),
    ...units.map(({ name, plural, base }): [string, Row] => ['unit', { name, plural_name: plural, base_unit: base }]),
    ...categories.map((name): [string, Row] => ['supermarket-category', { name }]),
  ]
  const store: Store = { ...createStore(context, context.spaceDatabase(shard), space), idempotencyKey: null }
  const load = {
    past: query(sql`SELECT 1 FROM event WHERE space_id = ${space} AND stream = 'space'`),
    ids: reserveIds(space, {
      'meal-type': meals.length,
      unit: units.length,
      'supermarket-category': categories.length,
    }),
  }
  const furnished: Append = { stream: 'space', expected: 0, events: [{ type: 'space.furnished', data: { starter } }] }
  await execute(store, load, ({ ids, past }) => {
    const next = idAllocator(ids)
    const appends = rows.map(([kind, row]) => createdAppend(kind, next(kind), row))
    return outcome({ appends: past[0] ? [] : [furnished, ...appends], answer: {}, respond: () => null })
  })
}

const createdAppend = (kind: string, id: number, row: Row): Append => ({
  stream: `${kind}:${id}`,
  expected: 0,
  events: [{ type: `${kind}.created`, data: { ...row, id } }],
})
