import { sql } from 'drizzle-orm'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { execute, outcome } from '#worker/kernel/log/execute.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import type { Purged } from '#worker/kernel/log/purge.ts'
import { query, type QueryResults } from '#worker/kernel/sql/query.ts'
import type { Append, Store } from '#worker/kernel/log/commit.ts'
import { pruneSearchWords } from '#worker/modules/recipes/search-index/delete-search-texts.ts'
import { cascadingTables, nameLiteral } from './trash-kinds.ts'
import { unionInGroups } from './trash.rows.ts'

/** Purges a row in the trash, the rows that were deleted with it, and the rows that were merged into any of these. */
export function purgeRow(modules: readonly Module[], store: Store, kind: string, id: number) {
  const { load, decide } = purgeOf(modules, store.space, { kind, id })
  return execute(store, load, (found) => {
    const append = decide(found)
    if (!append) throw notFound()
    return outcome({
      appends: [append],
      status: 204,
      // Not in the projection: this reads the live index, and a replay never indexes the purged words.
      also: [pruneSearchWords(store.space)],
      answer: {},
      respond: () => null,
    })
  })
}

/** What a purge reads, and what it appends: null where the row is not in the trash. */
export function purgeOf(modules: readonly Module[], space: number, { kind, id }: { kind: string; id: number }) {
  const stream = `${kind}:${id}`
  const purges = modules.flatMap((module) => Object.entries(module.purge ?? {}))
  const rows = [...cascadingTables(modules)].map(
    ([of, table]) =>
      sql`SELECT ${nameLiteral(of)} AS kind, id FROM ${table} WHERE space_id = ${space} AND deleted_with = ${stream}`,
  )
  const gone = sql`WITH RECURSIVE gone (kind, id) AS (
    SELECT kind, id FROM (${unionInGroups(rows)})
    UNION SELECT m.kind, m.id FROM gone JOIN merged m ON m.space_id = ${space} AND m.kind = gone.kind AND m."into" = gone.id)
    SELECT kind, id FROM gone`
  const idsOf = (of: string) => sql`SELECT id FROM (${gone}) WHERE kind = ${nameLiteral(of)}`
  const load = {
    rows: query<{ kind: string; id: number }>(gone),
    parts: query<{ kind: string; id: number }>(
      unionInGroups(
        purges.flatMap(([of, { partStreams }]) => (partStreams ? [partStreams(space, idsOf(of))] : [])),
        sql`SELECT '' AS kind, 0 AS id WHERE 0`,
      ),
    ),
    objects: query<{ key: string }>(
      unionInGroups(
        purges.flatMap(([of, { fileKeys }]) => (fileKeys ? [fileKeys(space, idsOf(of))] : [])),
        sql`SELECT '' AS key WHERE 0`,
      ),
    ),
    end: query<{ version: number }>(
      sql`SELECT max(version) AS version FROM event WHERE space_id = ${space} AND stream = ${stream}`,
    ),
  }
  const decide = ({ rows: all, parts, objects, end }: QueryResults<typeof load>): Append | null => {
    if (!all.some((one) => one.kind === kind && one.id === id)) return null
    const others = [...all, ...parts].filter((one) => one.kind !== kind || one.id !== id)
    const along = Object.fromEntries(
      [...Map.groupBy(others, (one) => one.kind)].map(([of, some]) => [of, some.map((one) => one.id)]),
    )
    const data: Purged = { id, along, objects: [...new Set(objects.map(({ key }) => key))] }
    return { stream, expected: end[0]?.version ?? 0, events: [{ type: `${kind}.purged`, data }] }
  }
  return { load, decide }
}
