import { sql } from 'drizzle-orm'
import { membershipOf, type Context } from '../../kernel/log/context.ts'
import { notFound } from '../../kernel/contract/errors.ts'
import type { Answer } from '../../kernel/log/execute.ts'
import { pageOfAll } from '../../kernel/sql/list.ts'
import { one, present, reach, select, versionOf } from '../../kernel/resource/resource.ts'
import { aiProvider } from './provider.contract.ts'
import { isGlobal, providerResource } from './provider.resource.ts'

const allIn = (context: Context, space: number) =>
  select(providerResource, context, sql`WHERE ${reach(providerResource, space, context)} ORDER BY id`)

/** Providers for every space. */
export async function globalProviders(context: Context) {
  const { rows } = await context.directory.read({ rows: allIn(context, 0) })
  return rows.map((row) => present(providerResource, row))
}

/** The providers that a space can use: those for every space, and its own. There are few. */
export async function listProviders(context: Context): Promise<Answer> {
  const { space, shard } = membershipOf(context)
  const [everywhere, { rows }] = await Promise.all([
    globalProviders(context),
    context.spaceDatabase(shard).read({ rows: allIn(context, space) }),
  ])
  const all = [...everywhere, ...rows.map((row) => present(providerResource, row))]
  return { status: 200, events: [], body: pageOfAll(all, { ...context, paging: aiProvider.paging }) }
}

export async function showProvider(context: Context, id: number): Promise<Answer> {
  const { space, shard } = membershipOf(context)
  const [db, home] = isGlobal(id) ? [context.directory, 0] : [context.spaceDatabase(shard), space]
  const { rows } = await db.read({ rows: one(providerResource, home, id, context) })
  if (!rows[0]) throw notFound()
  return {
    status: 200,
    events: [],
    body: present(providerResource, rows[0]),
    version: versionOf(providerResource, rows[0]),
  }
}
