import { sql, type SQL } from 'drizzle-orm'
import { defineResource } from '../../kernel/resource.ts'
import { shoppingList } from './shopping-list.contract.ts'
import { shoppingListTable } from './shopping-list.table.ts'
import { visibleEntry } from './entry.rows.ts'

const holding = (table: 'food' | 'supermarket' | 'shopping_list_entry', space: number, list: number | SQL): SQL =>
  sql`${sql.identifier(table)}.space_id = ${space} AND ${sql.identifier(table)}.deleted_with IS NULL
    AND ${list} IN (SELECT value FROM json_each(${sql.identifier(table)}.shopping_lists))`

/** Deleting a list only takes its name off what it was for. */
export const shoppingListResource = defineResource(shoppingList, shoppingListTable, {
  named: { plural: false },
  search: ['name_fold'],
  sort: sql`${shoppingListTable.id}`,
  effects: {
    nulling: (space, id, context) => [
      sql`SELECT id, 'Food' AS model, name FROM food WHERE ${holding('food', space, id)}`,
      sql`SELECT id, 'Supermarket' AS model, name FROM supermarket WHERE ${holding('supermarket', space, id)}`,
      sql`SELECT shopping_list_entry.id, 'ShoppingListEntry' AS model, iif(${visibleEntry(context)}, f.name, NULL) AS name
        FROM shopping_list_entry JOIN food f ON f.space_id = shopping_list_entry.space_id AND f.id = shopping_list_entry.food
        WHERE ${holding('shopping_list_entry', space, id)}`,
    ],
  },
})
