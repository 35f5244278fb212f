import { sql } from 'drizzle-orm'
import { readable } from '../../kernel/resource.ts'
import { treeFilters } from '../../kernel/tree.ts'
import { food } from './food.contract.ts'
import { foodRows } from './food.rows.ts'
import { foodTable } from './food.table.ts'

const usedIn = (from: string) => (space: number, id: number) =>
  sql`
  WITH RECURSIVE down (id) AS (
    SELECT ${id} UNION SELECT c.id FROM food c JOIN down ON c.space_id = ${space} AND c.parent = down.id AND c.deleted_with IS NULL)
  SELECT count(*) FROM ${sql.raw(from)} WHERE x.space_id = ${space} AND x.food IN (SELECT id FROM down) AND x.deleted_with IS NULL`

/** Foods are read, deleted, merged and moved like any tree; saving one needs more. */
export const foodResource = readable(
  food,
  foodTable,
  {
    named: { plural: true },
    search: ['name_fold', 'plural_fold'],
    sort: sql`${foodTable.name_key}`,
    filters: treeFilters(foodTable),
    computed: foodRows,
    inUse: {
      'shopping list entries': usedIn('shopping_list_entry x'),
    },
  },
  ['list', 'retrieve', 'destroy', 'merge', 'move'],
)
