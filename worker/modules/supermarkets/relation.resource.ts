import { sql } from 'drizzle-orm'
import { readable } from '../../kernel/resource/resource.ts'
import { supermarketCategoryRelation } from './relation.contract.ts'
import { categoryOf, joins } from './relation.rows.ts'
import { relationTable } from './relation.table.ts'

/** Relations are read and deleted like any row; saving one may create its category. */
export const relationResource = readable(
  supermarketCategoryRelation,
  relationTable,
  {
    sort: sql`${relationTable.order}`,
    visible: () => joins,
    computed: () => ({ category: { as: 'json', sql: categoryOf } }),
  },
  ['list', 'retrieve', 'destroy'],
)
