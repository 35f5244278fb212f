import { sql, type SQL } from 'drizzle-orm'
import { readable } from '../../kernel/resource.ts'
import { treeFilters } from '../../kernel/tree.ts'
import { food } from './food.contract.ts'
import { foodRows } from './food.rows.ts'
import { foodTable } from './food.table.ts'

/** Counts rows `x` that name a food or anything below it. */
const usedIn = (rows: SQL) => (space: number, id: number) =>
  sql`
  WITH RECURSIVE down (id) AS (
    SELECT ${id} UNION SELECT c.id FROM food c JOIN down
      ON c.space_id = ${space} AND c.parent = down.id AND c.deleted_with IS NULL)
  SELECT count(DISTINCT x.of) FROM down CROSS JOIN (${rows}) x ON x.space_id = ${space} AND x.food = down.id`

/** Foods are read, deleted, merged and moved like any tree; saving one needs more. */
export const foodResource = readable(
  food,
  foodTable,
  {
    named: { plural: true },
    search: ['name_fold', 'plural_fold'],
    sort: sql`${foodTable.name_fold}`,
    filters: treeFilters(foodTable),
    computed: foodRows,
    inUse: {
      recipes: usedIn(sql`SELECT i.space_id, i.food, i.recipe AS of FROM ingredient i
        JOIN recipe r ON r.space_id = i.space_id AND r.id = i.recipe AND r.deleted_with IS NULL`),
      'shopping list entries': usedIn(
        sql`SELECT e.space_id, e.food, e.id AS of FROM shopping_list_entry e WHERE e.deleted_with IS NULL`,
      ),
    },
  },
  ['list', 'retrieve', 'destroy', 'merge', 'move'],
)
