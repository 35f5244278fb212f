import { sql } from 'drizzle-orm'
import type { Context } from '../../kernel/log/context.ts'
import { invalid } from '../../kernel/contract/errors.ts'
import type { Row } from '../../kernel/sql/query.ts'
import { present, select } from '../../kernel/resource/resource.ts'
import { each } from '../../kernel/sql/sql.ts'
import { alive } from '../../kernel/sql/tables.ts'
import { aiProviderTable as table } from './ai.table.ts'
import { isGlobal, providerResource } from './provider.resource.ts'

/** A provider that a space means: one of its own, or one for every space. */
export interface Meant {
  space: number
  shard: string
  provider: number
}

/** The providers that spaces mean, by space: one question to each database that holds any. */
export async function providersMeant(context: Context, meant: readonly Meant[]): Promise<Map<number, Row>> {
  const databaseOf = ({ provider, shard }: Meant) => (isGlobal(provider) ? 'DIRECTORY' : shard)
  const homeOf = ({ provider, space }: Meant) => (isGlobal(provider) ? 0 : space)
  const found = await Promise.all(
    [...new Set(meant.map(databaseOf))].map(async (name) => {
      const keys = meant.filter((one) => databaseOf(one) === name).map((one) => [homeOf(one), one.provider])
      const db = name === 'DIRECTORY' ? context.directory : context.spaceDatabase(name)
      const which = sql`WHERE ${alive(table)} AND (${table.space_id}, ${table.id}) IN (
        SELECT value ->> 0, value ->> 1 FROM ${each(keys)})`
      return (await db.read({ rows: select(providerResource, context, which) })).rows
    }),
  )
  const rows = found.flat().map((row) => present(providerResource, row))
  return new Map(
    meant.flatMap((one) => {
      const row = rows.find(({ id, space }) => id === one.provider && (space ?? 0) === homeOf(one))
      return row ? [[one.space, row] as const] : []
    }),
  )
}

/** Refuses a provider that the space cannot use. */
export async function refuseForeignProvider(context: Context, meant: Meant): Promise<void> {
  if ((await providersMeant(context, [meant])).size > 0) return
  throw invalid(
    { ai_default_provider: [`Invalid pk "${meant.provider}" - object does not exist.`] },
    'request.unknown_reference',
  )
}
