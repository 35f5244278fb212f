import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { forbidden, invalid } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { foundOne, query } from '#worker/kernel/sql/query.ts'
import { visibleRows } from '#worker/kernel/resource/define-resource.ts'
import type { bookRecipeMove } from '../book-recipes.contract.ts'
import { bookResource } from '../book.resource.ts'
import { bookTable } from '../book.table.ts'
import { entryGap, entryPlace } from '../entry.table.ts'
import { ordersAfterMove } from './orders-after-move.ts'

/** Changes one entry, or all where there is no room left between two. Entries that its owner does not see stay between others. */
export function moveRecipe(
  context: Context,
  book: number,
  { recipe, after }: z.output<typeof bookRecipeMove>,
): Promise<Answer<null>> {
  const store = spaceStore(context)
  const { space } = store
  const load = {
    book: query<{ mine: boolean }>(
      sql`SELECT created_by = ${personOf(context).id} AS mine FROM ${bookTable}
        WHERE ${visibleRows(bookResource, space, context)} AND id = ${book}`,
      { bool: ['mine'] },
    ),
    entries: query<{ id: number; recipe: number; version: number; order: number }>(
      sql`SELECT e.id, e.recipe, e.version, ${entryPlace} AS "order" FROM recipe_book_entry e
        WHERE e.space_id = ${space} AND e.book = ${book} AND e.deleted_with IS NULL ORDER BY "order", e.id`,
    ),
  }
  return execute(store, load, ({ book: found, entries }) => {
    if (!foundOne(found).mine) throw forbidden()
    const moved = entries.find((entry) => entry.recipe === recipe)
    if (!moved) throw notInBook('recipe', recipe)
    const others = entries.filter((entry) => entry !== moved)
    const to = after === null ? 0 : others.findIndex((entry) => entry.recipe === after) + 1
    if (after !== null && to === 0) throw notInBook('after', after)
    const end = (Math.max(...entries.map(({ id }) => id)) + 1) * entryGap
    const byId = new Map(entries.map((entry) => [entry.id, entry]))
    return outcome({
      appends: ordersAfterMove(entries, moved.id, to, { gap: entryGap, end }).map(({ id, order }) => ({
        stream: `recipe-book-entry:${id}`,
        expected: byId.get(id)?.version ?? 0,
        events: [{ type: 'recipe-book-entry.changed', data: { id, patch: { place: order } } }],
      })),
      status: 204,
      answer: {},
      respond: () => null,
    })
  })
}

const notInBook = (field: 'recipe' | 'after', id: number) =>
  invalid({ [field]: [`Invalid pk "${id}" - object does not exist.`] }, 'request.unknown_reference')
