import { sql } from 'drizzle-orm'
import { definePartialResource } from '#worker/kernel/resource/define-resource.ts'
import { supermarketCategoryRelation } from './relation.contract.ts'
import { categoryOf, relationIsComplete } from './relation.rows.ts'
import { relationTable } from './relation.table.ts'

/** Saving a relation may create its category, so these calls are not the kernel's. */
export const relationResource = definePartialResource(
  supermarketCategoryRelation,
  relationTable,
  {
    sort: sql`${relationTable.order}`,
    visible: () => relationIsComplete,
    computed: () => ({ category: { as: 'json', sql: categoryOf } }),
  },
  ['list', 'retrieve', 'destroy'],
)
