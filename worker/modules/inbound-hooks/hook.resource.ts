import { sql } from 'drizzle-orm'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { defineResource } from '#worker/kernel/resource/define-resource.ts'
import { inboundHook } from './hook.contract.ts'
import { hookTable as table } from './hook.table.ts'

/** A hook acts as its maker, so it is nobody else's business. */
export const isOwnHook = (context: Context) => sql`${table.created_by} = ${personOf(context).id}`

export const hookResource = defineResource(inboundHook, table, {
  sort: sql`${table.name} COLLATE NOCASE`,
  visible: isOwnHook,
  // Sealed beside the log, so that a space that is restored from an archive has none.
  computed: () => ({
    has_address: {
      as: 'bool',
      sql: sql`EXISTS (SELECT 1 FROM secret s WHERE s.space_id = ${table.space_id} AND s.resource = 'inbound-hook'
        AND s.id = ${table.id} AND s.field = 'address')`,
    },
  }),
  onCreate: (context) => ({ created_by: personOf(context).id }),
})
