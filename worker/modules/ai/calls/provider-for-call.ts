import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import type { Database } from '#worker/kernel/sql/database.ts'
import { presentRow, selectRows } from '#worker/kernel/resource/define-resource.ts'
import { readSecret } from '#worker/kernel/resource/seal-secrets.ts'
import { notDeleted } from '#worker/kernel/sql/read-table.ts'
import { aiProviderTable as table } from '../ai.table.ts'
import type { aiProvider } from '../provider.contract.ts'
import { isGlobalProvider, providerResource } from '../provider.resource.ts'

export type CallProvider = z.output<typeof aiProvider.row>

const homeOf = (context: Context, id: number): { db: Database; space: number } => {
  const { space, shard } = membershipOf(context)
  return isGlobalProvider(id) ? { db: context.directory, space: 0 } : { db: context.spaceDatabase(shard), space }
}

/** One of the space, or one for every space; null where there is none. */
export async function findProvider(context: Context, id: number): Promise<CallProvider | null> {
  const { db, space } = homeOf(context, id)
  const which = sql`WHERE ${table.space_id} = ${space} AND ${table.id} = ${id} AND ${notDeleted(table)}`
  const { rows } = await db.read({ rows: selectRows(providerResource, context, which) })
  return rows[0] ? presentRow(providerResource, rows[0]) : null
}

/** In clear, for a request that is about to be sent. */
export function readKey(context: Context, id: number): Promise<string | null> {
  const { db, space } = homeOf(context, id)
  return readSecret(db, context.env, { space, resource: 'ai-provider', id, field: 'api_key' })
}
