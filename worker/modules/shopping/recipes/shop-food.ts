import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { noRemovalsSince } from '#worker/kernel/log/guard.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { query, tableQuery } from '#worker/kernel/sql/query.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { addedBefore, refuseAddedBefore } from '../entries/added-before.ts'
import type { foodToShop } from '../entries/adding.contract.ts'
import { unknownReference } from '../entries/entry.references.ts'
import { isEntryVisible } from '../entries/entry.rows.ts'
import { listsFor, listsOfFoods } from './food-lists.ts'
import { shoppingPreferenceOf } from '../shopping-preference.ts'
import { listStateFrom } from './load-list.ts'
import { shoppingDecider } from '../shopping.decider.ts'
import { entryTable } from '../shopping.table.ts'

export function shopFood(context: Context, food: number, body: z.output<typeof foodToShop>): Promise<Answer<null>> {
  const store = spaceStore(context)
  const { space } = store
  const off = body.delete || body._delete
  const there = (table: 'food' | 'unit', id: number | null | undefined) =>
    query(sql`SELECT 1 FROM ${sql.identifier(table)}
      WHERE space_id = ${space} AND id = ${id ?? null} AND deleted_with IS NULL`)
  const load = {
    foods: there('food', food),
    units: there('unit', body.unit),
    homes: listsOfFoods(context, [food]),
    open: tableQuery(
      entryTable,
      sql`SELECT * FROM shopping_list_entry WHERE ${isEntryVisible(context)} AND ${off ? sql`1` : sql`0`}
        AND food = ${food} AND NOT checked AND deleted_with IS NULL`,
    ),
    ids: reserveIds(space, { 'shopping-list-entry': off ? 0 : 1 }),
    before: addedBefore(context, store),
  }
  return execute(store, load, ({ foods, units, homes, open, ids, before }) => {
    refuseAddedBefore(before)
    if (foods.length === 0) throw notFound()
    if (typeof body.unit === 'number' && units.length === 0) throw unknownReference('unit', body.unit)
    const entry = () => ({
      id: idAllocator(ids)('shopping-list-entry'),
      list_recipe: null,
      food,
      unit: body.unit ?? null,
      amount: body.amount ?? 1,
      order: 0,
      ingredient: null,
      completed_at: null,
      delay_until: null,
      shopping_lists: shoppingPreferenceOf(context).usesFoodLists ? listsFor(homes, food) : [],
    })
    const events = off
      ? shoppingDecider.decide.remove(listStateFrom(open), { ids: open.map(({ id }) => id) })
      : shoppingDecider.decide.add(shoppingDecider.initial, { by: personOf(context).id, entries: [entry()] })
    return outcome({
      appends: [{ stream: 'shopping', expected: 'any', events }],
      requires: off ? undefined : [noRemovalsSince],
      status: 204,
      answer: {},
      respond: () => null,
    })
  })
}
