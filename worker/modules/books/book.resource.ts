import { sql, type SQL } from 'drizzle-orm'
import { personOf } from '#worker/kernel/log/context.ts'
import { memberJson } from '#worker/kernel/sql/member.table.ts'
import { foldName } from '#worker/kernel/contract/name-key.ts'
import { definePartialResource } from '#worker/kernel/resource/define-resource.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import { recipeBook } from './book.contract.ts'
import { bookTable } from './book.table.ts'
import { mineOrShared, sharedWithJson } from '#worker/access/shared.access.ts'

/** Has its own write calls, as saving a book may create its filter. */
export const bookResource = definePartialResource(
  recipeBook,
  bookTable,
  {
    search: ['name_fold'],
    sort: bookOrder,
    visible: (context) => mineOrShared(context, bookTable),
    editable: (context) => sql`${bookTable.created_by} = ${personOf(context).id}`,
    computed: () => ({
      shared: { as: 'json', sql: sharedWithJson(bookTable) },
      created_by: { as: 'json', sql: memberJson(bookTable.space_id, bookTable.created_by) },
      filter: { as: 'json', sql: filterJson },
    }),
    derivedColumns: ({ name }) => (typeof name === 'string' ? { name_fold: foldName(name) } : {}),
    effects: {
      cascading: (space, id, context) => [
        sql`SELECT e.id, 'RecipeBookEntry' AS model, iif(${visibleRecipe(context, sql`r.id`)}, r.name, NULL) AS name
          FROM recipe_book_entry e JOIN recipe r ON r.space_id = e.space_id AND r.id = e.recipe
          WHERE e.space_id = ${space} AND e.book = ${id} AND e.deleted_with IS NULL`,
      ],
    },
  },
  ['list', 'retrieve', 'destroy', 'effects'],
)

const filterJson: SQL = sql`(SELECT json_object('id', f.id, 'name', f.name, 'search', f.search, 'created_by', f.created_by,
    'shared', json(${sharedWithJson({ space_id: sql`f.space_id`, shared: sql`f.shared` })}),
    'created_at', f.created_at, 'updated_at', f.updated_at)
  FROM custom_filter f WHERE f.space_id = ${bookTable.space_id} AND f.id = ${bookTable.filter} AND f.deleted_with IS NULL)`

const orders = new Map<string, SQL>(
  Object.entries({
    id: sql`${bookTable.id}`,
    name: sql`${bookTable.name_fold}`,
    order: sql`${bookTable.order}`,
  }),
)

/** Falls back to `order` for unknown fields. */
function bookOrder({ order_field, order_direction }: Record<string, unknown>): SQL {
  const by = orders.get(String(order_field)) ?? sql`${bookTable.order}`
  return String(order_direction).toLowerCase() === 'desc' ? sql`${by} DESC, ${bookTable.id} DESC` : by
}
