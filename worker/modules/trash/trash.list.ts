import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { membershipOf, type Context, type Person } from '#worker/kernel/log/context.ts'
import { defaultPaging } from '#worker/kernel/contract/contract.ts'
import type { Database } from '#worker/kernel/sql/database.ts'
import { answer, type Answer } from '#worker/kernel/log/execute.ts'
import { listPage } from '#worker/kernel/sql/list-page.ts'
import { memberJson } from '#worker/kernel/sql/member.table.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { columnOf } from '#worker/kernel/resource/define-resource.ts'
import { namesOfRows } from '#worker/modules/history/row-names.ts'
import { settingsOf } from '#worker/modules/settings/space-settings.contract.ts'
import type { TrashRow, trashPage } from './trash.contract.ts'
import { deletableKinds, cascadingTables, nameLiteral } from './trash-kinds.ts'
import { trashedRows, unionInGroups, type TrashQuery } from './trash.rows.ts'

type TrashedRow = Omit<TrashRow, 'along' | 'about' | 'until' | 'deleted_by'> & {
  stream: string
  deleted_by: Person | null
}

/** The latest deletions first, each with the number of rows deleted along. */
export async function listTrash(
  modules: readonly Module[],
  context: Context,
  asked: TrashQuery,
): Promise<Answer<z.output<typeof trashPage>>> {
  const { space, shard, settings } = membershipOf(context)
  const db = context.spaceDatabase(shard)
  const kinds = deletableKinds(modules)
  const thrown = trashedRows(kinds, context, asked)
  const page = await listPage({
    db,
    url: context.url,
    at: context.at,
    paging: defaultPaging,
    count: sql`SELECT count(*) FROM (${thrown})`,
    rows: (window) =>
      query<TrashedRow>(
        sql`SELECT t.kind, t.id, t.name, t.stream, t.at AS deleted_at, 's.' || (t.meta ->> 'command') AS command,
            ${memberJson(sql`${space}`, sql`t.meta ->> 'user'`)} AS deleted_by
          FROM (${thrown} ORDER BY seq DESC ${window}) t ORDER BY t.seq DESC`,
        { json: ['deleted_by'] },
      ),
  })
  const streams = page.results.map(({ stream }) => stream)
  const along = streams.length === 0 ? [] : await cascadeCounts(modules, db, space, streams)
  const unnamed = kinds.flatMap(({ contract, table }) => (columnOf(table, 'name') ? [] : [contract.name]))
  const names = await namesOfRows(
    modules,
    context,
    db,
    page.results.filter(({ kind }) => unnamed.includes(kind)),
  )
  const kept = settingsOf(settings).trash_days * DAY
  const results = page.results.map(({ stream, ...row }) => ({
    ...row,
    about: names.find(({ kind, id }) => kind === row.kind && id === row.id)?.name ?? null,
    until: new Date(Date.parse(row.deleted_at) + kept).toISOString(),
    along: along.filter((one) => one.stream === stream).map(({ kind, n }) => ({ kind, n })),
  }))
  return answer({ ...page, results })
}

const DAY = 86_400_000

interface CascadeCount {
  stream: string
  kind: string
  n: number
}

async function cascadeCounts(
  modules: readonly Module[],
  db: Database,
  space: number,
  streams: readonly string[],
): Promise<CascadeCount[]> {
  const counts = [...cascadingTables(modules)].map(
    ([
      kind,
      table,
    ]) => sql`SELECT w.value AS stream, ${nameLiteral(kind)} AS kind, count(*) AS n FROM ${jsonEach(streams)} w
      CROSS JOIN ${table} ON ${table.space_id} = ${space} AND ${table.deleted_with} = w.value
        AND ${nameLiteral(`${kind}:`)} || ${table.id} <> w.value GROUP BY w.value`,
  )
  const { along } = await db.read({ along: query<CascadeCount>(sql`${unionInGroups(counts)} ORDER BY kind`) })
  return along
}
