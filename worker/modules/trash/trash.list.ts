import { sql } from 'drizzle-orm'
import { membershipOf, type Context, type Person } from '../../kernel/log/context.ts'
import { paged } from '../../kernel/contract/contract.ts'
import type { Database } from '../../kernel/sql/database.ts'
import type { Answer } from '../../kernel/log/execute.ts'
import { listPage } from '../../kernel/sql/list.ts'
import { memberJson } from '../../kernel/sql/member.table.ts'
import type { Module } from '../../kernel/resource/module.ts'
import { query } from '../../kernel/sql/query.ts'
import { each } from '../../kernel/sql/sql.ts'
import type { TrashRow } from './trash.contract.ts'
import { kindsOf, tablesAlong, written } from './trash-kinds.ts'
import { thrownAway, together, type TrashQuery } from './trash.rows.ts'

type Thrown = Omit<TrashRow, 'along' | 'deleted_by'> & { stream: string; deleted_by: Person | null }

/** What the asker may bring back, the last thrown away first, each with what went along. */
export async function listTrash(modules: readonly Module[], context: Context, asked: TrashQuery): Promise<Answer> {
  const { space, shard } = membershipOf(context)
  const db = context.spaceDatabase(shard)
  const thrown = thrownAway(kindsOf(modules), context, asked)
  const page = await listPage({
    db,
    url: context.url,
    at: context.at,
    paging: paged,
    count: sql`SELECT count(*) FROM (${thrown})`,
    rows: (window) =>
      query<Thrown>(
        sql`SELECT t.kind, t.id, t.name, t.stream, t.at AS deleted_at, 's.' || (t.meta ->> 'command') AS command,
            ${memberJson(sql`${space}`, sql`t.meta ->> 'user'`)} AS deleted_by
          FROM (${thrown} ORDER BY seq DESC ${window}) t ORDER BY t.seq DESC`,
        { json: ['deleted_by'] },
      ),
  })
  const streams = page.results.map(({ stream }) => stream)
  const along = streams.length === 0 ? [] : await alongWith(modules, db, space, streams)
  const results = page.results.map(({ stream, ...row }) => ({
    ...row,
    along: along.filter((one) => one.stream === stream).map(({ kind, n }) => ({ kind, n })),
  }))
  return { status: 200, events: [], body: { ...page, results } }
}

interface Along {
  stream: string
  kind: string
  n: number
}

/** How many of what went with rows, seen by the asker or not. */
async function alongWith(
  modules: readonly Module[],
  db: Database,
  space: number,
  streams: readonly string[],
): Promise<Along[]> {
  const counts = [...tablesAlong(modules)].map(
    ([kind, table]) => sql`SELECT w.value AS stream, ${written(kind)} AS kind, count(*) AS n FROM ${each(streams)} w
      CROSS JOIN ${table} ON ${table.space_id} = ${space} AND ${table.deleted_with} = w.value
        AND ${written(`${kind}:`)} || ${table.id} <> w.value GROUP BY w.value`,
  )
  const { along } = await db.read({ along: query<Along>(sql`${together(counts)} ORDER BY kind`) })
  return along
}
