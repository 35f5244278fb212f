import { sql } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { invalid } from '#worker/kernel/contract/errors.ts'
import type * as z from 'zod'
import { presentRow, selectRows } from '#worker/kernel/resource/define-resource.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { notDeleted } from '#worker/kernel/sql/read-table.ts'
import { aiProviderTable as table } from './ai.table.ts'
import { isGlobalProvider, providerResource } from './provider.resource.ts'
import type { aiProvider } from './provider.contract.ts'

export interface ProviderChoice {
  space: number
  shard: string
  provider: number
}

/** The chosen providers by space, with one query for each database involved. */
export async function loadChosenProviders(
  context: Context,
  meant: readonly ProviderChoice[],
): Promise<Map<number, z.output<typeof aiProvider.row>>> {
  const databaseOf = ({ provider, shard }: ProviderChoice) => (isGlobalProvider(provider) ? 'DIRECTORY' : shard)
  const homeOf = ({ provider, space }: ProviderChoice) => (isGlobalProvider(provider) ? 0 : space)
  const found = await Promise.all(
    [...new Set(meant.map(databaseOf))].map(async (name) => {
      const keys = meant.filter((one) => databaseOf(one) === name).map((one) => [homeOf(one), one.provider])
      const db = name === 'DIRECTORY' ? context.directory : context.spaceDatabase(name)
      const which = sql`WHERE ${notDeleted(table)} AND (${table.space_id}, ${table.id}) IN (
        SELECT value ->> 0, value ->> 1 FROM ${jsonEach(keys)})`
      return (await db.read({ rows: selectRows(providerResource, context, which) })).rows
    }),
  )
  const rows = found.flat().map((row) => presentRow(providerResource, row))
  return new Map(
    meant.flatMap((one) => {
      const row = rows.find(({ id, space }) => id === one.provider && (space ?? 0) === homeOf(one))
      return row ? [[one.space, row] as const] : []
    }),
  )
}

export async function refuseForeignProvider(context: Context, meant: ProviderChoice): Promise<void> {
  if ((await loadChosenProviders(context, [meant])).size > 0) return
  throw invalid(
    { ai_default_provider: [`Invalid pk "${meant.provider}" - object does not exist.`] },
    'request.unknown_reference',
  )
}
