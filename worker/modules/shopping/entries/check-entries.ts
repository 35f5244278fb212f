import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Context } from '#worker/kernel/log/context.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { noRemovalsSince } from '#worker/kernel/log/guard.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { currentSyncCursor } from '#worker/kernel/sql/sync-cursor.ts'
import type { bulkCheck, bulkChecked } from './bulk.contract.ts'
import { isEntryVisible } from './entry.rows.ts'
import { onHandUsers } from '../sums/on-hand-users.ts'
import { listStateFrom, entriesByIds } from '../recipes/load-list.ts'
import { presentLists, refuseUnknownLists } from '../recipes/named-lists.ts'
import { shoppingDecider } from '../shopping.decider.ts'
import { tickedAt } from '../way/ticked-at.ts'

export function checkEntries(
  context: Context,
  body: z.output<typeof bulkCheck>,
): Promise<Answer<z.output<typeof bulkChecked>>> {
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
    rows: entriesByIds(store.space, ticking || listing ? ids : [], isEntryVisible(context)),
    kitchen: onHandUsers(context, ticking),
    lists: presentLists(store.space, [...add, ...set]),
    // One that was deleted while a phone was without a network keeps nobody from ticking things off.
    shop: query<{ id: number }>(sql`SELECT id FROM supermarket
      WHERE space_id = ${store.space} AND id = ${body.supermarket ?? null} AND deleted_with IS NULL`),
  }
  return execute(store, load, ({ rows, kitchen, lists, shop }) => {
    refuseUnknownLists('shopping_lists_add', add, lists)
    refuseUnknownLists('shopping_lists_set', set, lists)
    const list = listStateFrom(rows)
    const change = { add, remove, set: set.length > 0 ? set : undefined, clear: clear ?? undefined }
    const events = [
      ...(ticking
        ? shoppingDecider.decide.check(list, {
            ids,
            checked,
            at: tickedAt(body.completed_at, context.at),
            supermarket: shop[0]?.id,
            kitchen: kitchen.map(({ id }) => id),
          })
        : []),
      ...(listing
        ? shoppingDecider.decide.list(list, { changes: unique(ids).map((id) => ({ id, lists: change })) })
        : []),
    ]
    return outcome({
      appends: [{ stream: 'shopping', expected: 'any', events }],
      requires: [noRemovalsSince],
      answer: { now: currentSyncCursor(store.space) },
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
