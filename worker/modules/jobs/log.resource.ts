import { sql } from 'drizzle-orm'
import { personOf, type Context } from '../../kernel/log/context.ts'
import { defineResource, rowJson } from '../../kernel/resource/resource.ts'
import { keywordResource } from '../keywords/index.ts'
import { exportLog } from './export-log.contract.ts'
import { importLog } from './import-log.contract.ts'
import { exportLogTable as exports, importLogTable as imports } from './log.table.ts'

const onCreate = (context: Context) => ({ created_by: personOf(context).id })

export const importLogResource = defineResource(importLog, imports, {
  sort: sql`${imports.id} DESC`,
  computed: (context) => ({
    keyword: { as: 'json', sql: rowJson(keywordResource, context, imports.space_id, imports.keyword) },
  }),
  onCreate,
})

export const exportLogResource = defineResource(exportLog, exports, {
  sort: sql`${exports.id} DESC`,
  visible: (context) => sql`${exports.created_by} = ${personOf(context).id}`,
  onCreate,
})
