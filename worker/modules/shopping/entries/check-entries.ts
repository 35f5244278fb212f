import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Context } from '../../../kernel/log/context.ts'
import { execute, outcome, type Answer } from '../../../kernel/log/execute.ts'
import { nothingGone } from '../../../kernel/log/guard.ts'
import { query } from '../../../kernel/sql/query.ts'
import { among } from '../../../kernel/sql/sql.ts'
import { spaceStore } from '../../../kernel/log/storage.ts'
import { cursorOf } from '../../../kernel/sql/sync-cursor.ts'
import type { bulkCheck } from './bulk.contract.ts'
import { unknown } from './entry.references.ts'
import { visibleEntry } from './entry.rows.ts'
import { householdKitchen } from '../sums/kitchen.ts'
import { listFrom, loadEntries } from '../recipes/load-list.ts'
import { shopping } from '../shopping.decider.ts'

/** Ticks many entries at once, or unticks or relists them: however many, one event and one update for each. */
export function checkEntries(context: Context, body: z.output<typeof bulkCheck>): Promise<Answer> {
  const store = spaceStore(context)
  const { ids, checked, shopping_lists_remove_all: clear } = body
  const asked = {
    shopping_lists_add: unique(body.shopping_lists_add),
    shopping_lists_remove: unique(body.shopping_lists_remove),
    shopping_lists_set: unique(body.shopping_lists_set),
  }
  const { shopping_lists_add: add, shopping_lists_remove: remove, shopping_lists_set: set } = asked
  const ticking = typeof checked === 'boolean'
  const listing = add.length + remove.length + set.length > 0 || clear === true
  const load = {
    rows: loadEntries(store.space, ticking || listing ? ids : [], visibleEntry(context)),
    kitchen: householdKitchen(context, ticking),
    lists: query<{ id: number }>(sql`SELECT id FROM shopping_list
      WHERE space_id = ${store.space} AND deleted_with IS NULL AND ${among(sql`id`, [...add, ...set])}`),
  }
  return execute(store, load, ({ rows, kitchen, lists }) => {
    refuseUnknown({ shopping_lists_add: add, shopping_lists_set: set }, lists)
    const list = listFrom(rows)
    const change = { add, remove, set: set.length > 0 ? set : undefined, clear: clear ?? undefined }
    const events = [
      ...(ticking ? shopping.decide.check(list, { ids, checked, kitchen: kitchen.map(({ id }) => id) }) : []),
      ...(listing ? shopping.decide.list(list, { changes: unique(ids).map((id) => ({ id, lists: change })) }) : []),
    ]
    return outcome({
      appends: [{ stream: 'shopping', expected: 'any', events }],
      requires: [nothingGone],
      answer: { now: cursorOf(store.space) },
      respond: ({ now }) => ({
        ids,
        checked: checked ?? null,
        ...Object.fromEntries(Object.entries(asked).filter(([, lists]) => lists.length > 0)),
        shopping_lists_remove_all: clear ?? false,
        timestamp: now[0]?.timestamp ?? context.at,
      }),
    })
  })
}

const unique = (ids: readonly number[] | null | undefined) => [...new Set(ids ?? [])]

function refuseUnknown(given: Record<string, readonly number[]>, there: readonly { id: number }[]): void {
  for (const [field, lists] of Object.entries(given)) {
    const stray = lists.find((list) => !there.some(({ id }) => id === list))
    if (stray !== undefined) throw unknown(field, stray)
  }
}
