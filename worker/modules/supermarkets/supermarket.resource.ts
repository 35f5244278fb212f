import { sql } from 'drizzle-orm'
import { defineResource } from '#worker/kernel/resource/define-resource.ts'
import { listsJson } from '#worker/modules/shopping-lists/shopping-list.rows.ts'
import { cascadingRelations, supermarketRelationsJson } from './relation.rows.ts'
import { supermarket } from './supermarket.contract.ts'
import { supermarketTable } from './supermarket.table.ts'

export const supermarketResource = defineResource(supermarket, supermarketTable, {
  uniqueName: { plural: false },
  search: ['name_fold'],
  sort: sql`${supermarketTable.name_key}`,
  computed: () => ({
    category_to_supermarket: { as: 'json', sql: supermarketRelationsJson },
    shopping_lists: { as: 'json', sql: listsJson(supermarketTable.space_id, supermarketTable.shopping_lists) },
  }),
  effects: { cascading: (space, id) => [cascadingRelations(space, 'supermarket', id)] },
})
