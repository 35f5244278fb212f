import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { answer, type Answer } from '#worker/kernel/log/execute.ts'
import { paginateArray } from '#worker/kernel/sql/list-page.ts'
import { visibleRow, presentRow, visibleRows, selectRows, versionOf } from '#worker/kernel/resource/define-resource.ts'
import { sortProviders } from './sort-providers.ts'
import { aiProvider } from './provider.contract.ts'
import { isGlobalProvider, providerResource } from './provider.resource.ts'

const providersIn = (context: Context, space: number) =>
  selectRows(providerResource, context, sql`WHERE ${visibleRows(providerResource, space, context)} ORDER BY id`)

export async function globalProviders(context: Context) {
  const { rows } = await context.directory.read({ rows: providersIn(context, 0) })
  return rows.map((row) => presentRow(providerResource, row))
}

/** Global providers and the space's own. There are too few to page. */
export async function listProviders(
  context: Context,
  ordering: string | undefined,
): Promise<Answer<z.output<typeof aiProvider.page>>> {
  const { space, shard } = membershipOf(context)
  const [everywhere, { rows }] = await Promise.all([
    globalProviders(context),
    context.spaceDatabase(shard).read({ rows: providersIn(context, space) }),
  ])
  const all = [...everywhere, ...rows.map((row) => presentRow(providerResource, row))]
  return answer(paginateArray(sortProviders(all, ordering), { ...context, paging: aiProvider.paging }))
}

export async function showProvider(context: Context, id: number): Promise<Answer<z.output<typeof aiProvider.row>>> {
  const { space, shard } = membershipOf(context)
  const [db, home] = isGlobalProvider(id) ? [context.directory, 0] : [context.spaceDatabase(shard), space]
  const { rows } = await db.read({ rows: visibleRow(providerResource, home, id, context) })
  if (!rows[0]) throw notFound()
  return answer(presentRow(providerResource, rows[0]), { version: versionOf(providerResource, rows[0]) })
}
