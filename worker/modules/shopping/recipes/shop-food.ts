import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { personOf, type Context } from '../../../kernel/log/context.ts'
import { notFound } from '../../../kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '../../../kernel/log/execute.ts'
import { nothingGone } from '../../../kernel/log/guard.ts'
import { idsFrom, reserve } from '../../../kernel/log/ids.ts'
import { query, rowsOf } from '../../../kernel/sql/query.ts'
import { spaceStore } from '../../../kernel/log/storage.ts'
import { addedBefore, refuseAgain } from '../entries/added-before.ts'
import type { foodToShop } from '../entries/adding.contract.ts'
import { unknown } from '../entries/entry.references.ts'
import { visibleEntry } from '../entries/entry.rows.ts'
import { listsFor, listsOfFoods } from './food-lists.ts'
import { habitsOf } from '../habits.ts'
import { listFrom } from './load-list.ts'
import { shopping } from '../shopping.decider.ts'
import { entryTable } from '../shopping.table.ts'

/** Puts a food on the list, or takes off all of it that is still to be bought. */
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
    open: rowsOf(
      entryTable,
      sql`SELECT * FROM shopping_list_entry WHERE ${off ? visibleEntry(context) : sql`0`} AND food = ${food}
        AND NOT checked AND deleted_with IS NULL`,
    ),
    ids: reserve(space, { 'shopping-list-entry': off ? 0 : 1 }),
    before: addedBefore(context, store),
  }
  return execute(store, load, ({ foods, units, homes, open, ids, before }) => {
    refuseAgain(before)
    if (foods.length === 0) throw notFound()
    if (typeof body.unit === 'number' && units.length === 0) throw unknown('unit', body.unit)
    const entry = () => ({
      id: idsFrom(ids)('shopping-list-entry'),
      list_recipe: null,
      food,
      unit: body.unit ?? null,
      amount: body.amount ?? 1,
      order: 0,
      ingredient: null,
      completed_at: null,
      delay_until: null,
      shopping_lists: habitsOf(context).likeFood ? listsFor(homes, food) : [],
    })
    const events = off
      ? shopping.decide.remove(listFrom(open), { ids: open.map(({ id }) => id) })
      : shopping.decide.add(shopping.initial, { by: personOf(context).id, entries: [entry()] })
    return outcome({
      appends: [{ stream: 'shopping', expected: 'any', events }],
      requires: off ? undefined : [nothingGone],
      status: 204,
      answer: {},
      respond: () => null,
    })
  })
}
