import { sql } from 'drizzle-orm'
import { defineResource } from '../../kernel/resource/define-resource.ts'
import { shoppingList } from './shopping-list.contract.ts'
import { shoppingListTable } from './shopping-list.table.ts'

/** Deleting a list only takes its name off what it was for, as that says itself. */
export const shoppingListResource = defineResource(shoppingList, shoppingListTable, {
  uniqueName: { plural: false },
  search: ['name_fold'],
  sort: sql`${shoppingListTable.id}`,
})
