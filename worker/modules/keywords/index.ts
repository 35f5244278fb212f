import { sql } from 'drizzle-orm'
import { plain } from '../../kernel/plain.ts'
import { defineResource } from '../../kernel/resource.ts'
import { placeOf, treeFilters } from '../../kernel/tree.ts'
import { keyword } from './keyword.contract.ts'
import { keywordTable } from './keyword.table.ts'

export const keywordResource = defineResource(keyword, keywordTable, {
  named: { plural: false },
  search: ['name_fold'],
  sort: sql`${keywordTable.name_fold}`,
  filters: treeFilters(keywordTable),
  computed: () => ({ label: { sql: sql`${keywordTable.name}` }, ...placeOf(keywordTable) }),
})

export const keywords = plain(keywordResource)
