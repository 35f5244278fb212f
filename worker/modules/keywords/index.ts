import { sql } from 'drizzle-orm'
import { resourceModule } from '#worker/kernel/resource/resource-module.ts'
import { defineResource } from '#worker/kernel/resource/define-resource.ts'
import { treeColumns, subtree, treeFilters } from '#worker/kernel/resource/tree.ts'
import { unusedFilter } from '#worker/kernel/resource/unused-filter.ts'
import { keyword } from './keyword.contract.ts'
import { keywordTable } from './keyword.table.ts'

export const keywordResource = defineResource(keyword, keywordTable, {
  uniqueName: { plural: false },
  search: ['name_fold'],
  sort: sql`${keywordTable.name_fold}`,
  filters: { ...treeFilters(keywordTable), unused: unusedFilter('keyword') },
  computed: () => ({ label: { sql: sql`${keywordTable.name}` }, ...treeColumns(keywordTable) }),
  effects: {
    cascading: (space, id) => [
      sql`SELECT id, 'Keyword' AS model, name FROM keyword
        WHERE space_id = ${space} AND id <> ${id} AND id IN (${subtree(keywordTable, space, id)})`,
    ],
  },
})

export const keywords = resourceModule(keywordResource)
