import { sql } from 'drizzle-orm'
import { defineResource } from '#worker/kernel/resource/define-resource.ts'
import { shoppingList } from './shopping-list.contract.ts'
import { shoppingListTable } from './shopping-list.table.ts'

/** Deleting a list only removes the label from entries, foods and supermarkets. */
export const shoppingListResource = defineResource(shoppingList, shoppingListTable, {
  uniqueName: { plural: false },
  search: ['name_fold'],
  sort: sql`${shoppingListTable.id}`,
})
