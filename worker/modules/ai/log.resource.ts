import { sql } from 'drizzle-orm'
import { readable, rowJson } from '../../kernel/resource/resource.ts'
import { aiLogTable as table } from './ai.table.ts'
import { aiLog } from './log.contract.ts'
import { providerResource } from './provider.resource.ts'

/** A provider for every space is known to the directory alone; in its place stands its number. */
export const aiLogResource = readable(
  aiLog,
  table,
  {
    sort: sql`${table.id} DESC`,
    computed: (context) => ({
      ai_provider: {
        as: 'json',
        sql: sql`coalesce(${rowJson(providerResource, context, table.space_id, table.ai_provider)}, ${table.ai_provider})`,
      },
    }),
  },
  [],
)
