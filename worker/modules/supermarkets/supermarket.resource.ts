import { sql } from 'drizzle-orm'
import { defineResource } from '../../kernel/resource/resource.ts'
import { listsJson } from '../shopping-lists/shopping-list.rows.ts'
import { relationsOf, wayThrough } from './relation.rows.ts'
import { supermarket } from './supermarket.contract.ts'
import { supermarketTable } from './supermarket.table.ts'

export const supermarketResource = defineResource(supermarket, supermarketTable, {
  named: { plural: false },
  search: ['name_fold'],
  sort: sql`${supermarketTable.name_key}`,
  computed: () => ({
    category_to_supermarket: { as: 'json', sql: wayThrough },
    shopping_lists: { as: 'json', sql: listsJson(supermarketTable.space_id, supermarketTable.shopping_lists) },
  }),
  effects: { cascading: (space, id) => [relationsOf(space, 'supermarket', id)] },
})
