import { getTableName, sql } from 'drizzle-orm'
import type { Recorded } from '#worker/kernel/contract/events.ts'
import { forgetInJobs } from '#worker/kernel/jobs/forget-in-jobs.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import type { Projection } from '#worker/kernel/log/projection.ts'
import { deleteRowCopies, idSubquery, redactStreams, type Purged } from '#worker/kernel/log/purge.ts'
import { referenceColumn, refersToAny } from '#worker/kernel/resource/references/reference.projection.ts'
import { referrersOf } from '#worker/kernel/resource/references/referrers.ts'
import type { Statement } from '#worker/kernel/sql/sql.ts'
import { cascadingTables } from './trash-kinds.ts'

/** Removes purged rows from every read model. The log keeps only that they existed. */
export function purgeProjection(modules: readonly Module[]): Projection {
  const tables = cascadingTables(modules)
  const purges = Map.groupBy(
    modules.flatMap(({ purge = {} }) => Object.entries(purge)),
    ([of]) => of,
  )
  return (event) => {
    const [kind = '', verb] = event.type.split('.')
    if (verb !== 'purged') return []
    const { id, along } = event.data as Purged
    const gone = Object.entries({ ...along, [kind]: [...(along[kind] ?? []), id] })
    const { space } = event
    const streams = gone.flatMap(([of, ids]) => ids.map((one) => `${of}:${one}`))
    return [
      redactStreams(space, streams),
      ...forgetInJobs(space, streams),
      ...gone.flatMap(([of, ids]) => {
        const table = tables.get(of)
        return [
          ...clearReferences(event, of, ids),
          ...(purges.get(of) ?? []).flatMap(([, { deleteDependents }]) => deleteDependents(space, idSubquery(ids))),
          ...(table
            ? [
                deleteRowCopies(space, getTableName(table), sql`SELECT json_array(value) FROM (${idSubquery(ids)})`),
                sql`DELETE FROM ${table} WHERE space_id = ${space} AND id IN (${idSubquery(ids)})`,
              ]
            : []),
        ]
      }),
    ]
  }
}

/** A deletion keeps the references that it hides, for a restore; a purge clears them. */
function clearReferences({ space, at }: Recorded, kind: string, ids: readonly number[]): Statement[] {
  return referrersOf(kind)
    .filter(({ onDelete }) => onDelete === 'clear')
    .map((referrer) => {
      const { table } = referrer.from
      const column = referenceColumn(referrer)
      const rest = referrer.many
        ? sql`(SELECT json_group_array(n.value) FROM json_each(${column}) n WHERE n.value NOT IN (${idSubquery(ids)}))`
        : sql`NULL`
      return sql`UPDATE ${table} SET ${column} = ${rest}, updated_at = ${at}
        WHERE space_id = ${space} AND ${refersToAny(referrer, idSubquery(ids))}`
    })
}
