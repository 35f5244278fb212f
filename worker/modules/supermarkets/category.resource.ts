import { sql } from 'drizzle-orm'
import { defineResource } from '../../kernel/resource/resource.ts'
import { supermarketCategory } from './category.contract.ts'
import { categoryTable } from './category.table.ts'
import { relationsOf } from './relation.rows.ts'

export const categoryResource = defineResource(supermarketCategory, categoryTable, {
  named: { plural: false },
  search: ['name_fold'],
  sort: sql`${categoryTable.name_key}`,
  effects: {
    cascading: (space, id) => [relationsOf(space, 'category', id)],
  },
})
