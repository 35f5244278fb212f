import { sql, type SQL } from 'drizzle-orm'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { invalid, notFound } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { foundOne, query } from '#worker/kernel/sql/query.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import type * as z from 'zod'
import type { viewLog } from './view.contract.ts'

export type View = z.output<typeof viewLog.row>

/** Another view within this time is the same one. */
const SAME_VIEW_MS = 5 * 60_000

/** Everybody who sees the view sees the recipe. */
export const viewColumns = sql`id, recipe, created_by, created_at, ${ofRecipe(sql`name`)} AS recipe_name`

export const viewSortKeys = { recipe_name: ofRecipe(sql`name_fold`), created_at: sql`created_at` }

function ofRecipe(column: SQL): SQL {
  return sql`(SELECT r.${column} FROM recipe r WHERE r.space_id = view_log.space_id AND r.id = view_log.recipe)`
}

/** The end of a statement: views of recipes that the asker may still see. */
export const visibleViews = (context: Context, space: number) =>
  sql`${ownViews(context, space)} AND ${visibleRecipe(context, sql`view_log.recipe`)}`

const ownViews = (context: Context, space: number) =>
  sql`FROM view_log WHERE space_id = ${space} AND created_by = ${personOf(context).id}`

export const viewById = (context: Context, space: number, id: number) =>
  query<View>(sql`SELECT ${viewColumns} ${visibleViews(context, space)} AND id = ${id}`)

/** With an id, corrects the recipe of that view. */
export function recordView(context: Context, recipe: number, id: number | null = null): Promise<Answer<View>> {
  const store = spaceStore(context)
  const { space, at } = store
  const load = {
    visible: query(sql`SELECT 1 WHERE ${visibleRecipe(context, sql`${recipe}`)}`),
    before: query<View>(sql`SELECT ${viewColumns} ${ownViews(context, space)} AND recipe = ${recipe}`),
    own: viewById(context, space, id ?? 0),
    ids: reserveIds(space, { 'view-log': id === null ? 1 : 0 }),
  }
  return execute(store, load, ({ visible, before, own, ids }) => {
    if (id !== null && own.length === 0) throw notFound()
    if (visible.length === 0) throw invalid({ recipe: [`Invalid pk "${recipe}" - object does not exist.`] })
    const [last] = before
    const isSame = last && Date.parse(at) - Date.parse(last.created_at) < SAME_VIEW_MS
    const kept = isSame && id === null ? last.id : (id ?? idAllocator(ids)('view-log'))
    return outcome({
      appends: [],
      also:
        isSame && last.id === kept
          ? []
          : [
              sql`DELETE ${ownViews(context, space)} AND (recipe = ${recipe} OR id = ${kept})`,
              sql`INSERT INTO view_log (space_id, id, recipe, created_by, created_at)
                VALUES (${space}, ${kept}, ${recipe}, ${personOf(context).id}, ${at})`,
            ],
      status: id === null ? 201 : 200,
      location: `/api/view-log/${kept}/`,
      answer: { view: viewById(context, space, kept) },
      respond: ({ view }) => foundOne(view),
    })
  })
}
