import { sql } from 'drizzle-orm'
import { defineResource } from '#worker/kernel/resource/define-resource.ts'
import { supermarketCategory } from './category.contract.ts'
import { categoryTable } from './category.table.ts'
import { cascadingRelations } from './relation.rows.ts'

export const categoryResource = defineResource(supermarketCategory, categoryTable, {
  uniqueName: { plural: false },
  search: ['name_fold'],
  sort: sql`${categoryTable.name_key}`,
  effects: {
    cascading: (space, id) => [cascadingRelations(space, 'category', id)],
  },
})
