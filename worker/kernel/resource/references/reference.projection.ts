import { sql, type SQL } from 'drizzle-orm'
import type { Recorded } from '../../contract/events.ts'
import type { Footprint, Footprints } from '../../log/footprint.ts'
import type { Projection } from '../../log/projection.ts'
import { fieldColumn } from '../define-resource.ts'
import { definitionOf, referrersOf, type Referrer } from './referrers.ts'
import type { Statement } from '../../sql/sql.ts'
import { subtree } from '../tree.ts'

interface Data {
  id: number
  into: number
}

/** What a merge, a deletion or a restoration does to referring rows. It must run before all other projections. */
export const referenceProjection: Projection = (event) => {
  const [kind = '', verb] = event.type.split('.')
  const referrers = referrersOf(kind)
  if (referrers.length === 0) return []
  const { id } = event.data as Data // Every event of these verbs holds an id.
  if (verb === 'merged') return referrers.filter(({ onMerge }) => onMerge).flatMap((one) => followMerge(event, one))
  if (verb === 'deleted') return cascadeDelete(event, kind, branchIds(kind, event.space, id))
  if (verb === 'restored') return cascadeRestore(event, kind)
  return []
}

export const branchIds = (kind: string, space: number, id: number | SQL): SQL => {
  const { table } = definitionOf(kind)
  return 'parent' in table ? subtree(table, space, sql`${id}`) : sql`SELECT ${id}`
}

export const referenceColumn = ({ from, field }: Referrer): SQL => {
  const column = fieldColumn(from, field)
  if (!column) throw new Error(`${from.contract.name}.${field} has no column`)
  return sql`${sql.identifier(column.name)}`
}

export const refersToAny = (referrer: Referrer, ids: SQL): SQL =>
  referrer.many
    ? sql`EXISTS (SELECT 1 FROM json_each(${referrer.from.table}.${referenceColumn(referrer)}) n WHERE n.value IN (${ids}))`
    : sql`${referrer.from.table}.${referenceColumn(referrer)} IN (${ids})`

function cascadeDelete(event: Recorded, kind: string, ids: SQL): Statement[] {
  return referrersOf(kind)
    .filter(({ onDelete }) => onDelete === 'cascade')
    .flatMap((referrer) => {
      const { table, contract } = referrer.from
      return [
        sql`UPDATE ${table} SET deleted_with = ${event.stream}, updated_at = ${event.at}
          WHERE space_id = ${event.space} AND deleted_with IS NULL AND ${refersToAny(referrer, ids)}`,
        ...cascadeDelete(
          event,
          contract.name,
          sql`SELECT id FROM ${table} WHERE space_id = ${event.space} AND deleted_with = ${event.stream}`,
        ),
      ]
    })
}

function cascadeRestore(event: Recorded, kind: string): Statement[] {
  return referrersOf(kind)
    .filter(({ onDelete }) => onDelete === 'cascade')
    .flatMap(({ from: { table, contract } }) => [
      sql`UPDATE ${table} SET deleted_with = NULL, updated_at = ${event.at}
        WHERE space_id = ${event.space} AND deleted_with = ${event.stream}`,
      ...cascadeRestore(event, contract.name),
    ])
}

/** A row that would duplicate another after the merge goes; the others follow. */
function followMerge(event: Recorded, referrer: Referrer): Statement[] {
  const { space, at, type } = event
  const { id, into } = event.data as Data
  const { table, rules } = referrer.from
  const column = referenceColumn(referrer)
  if (referrer.many) {
    return [
      sql`UPDATE ${table} SET updated_at = ${at}, ${column} = (SELECT json_group_array(value) FROM (
          SELECT iif(n.value = ${id}, ${into}, n.value) AS value, min(n.key) FROM json_each(${column}) n GROUP BY 1 ORDER BY 2))
        WHERE space_id = ${space} AND ${refersToAny(referrer, sql`${id}`)}`,
    ]
  }
  const gone = `${type.split('.')[0]}:${id}`
  const others = (rules.uniqueTogether ?? []).filter((field) => field !== referrer.field)
  const twins =
    rules.uniqueTogether?.includes(referrer.field) === true
      ? [
          sql`UPDATE ${table} AS r SET deleted_with = ${gone}, updated_at = ${at}
            WHERE space_id = ${space} AND ${column} = ${id} AND deleted_with IS NULL AND EXISTS (
              SELECT 1 FROM ${table} t WHERE t.space_id = ${space} AND t.${column} = ${into} AND t.deleted_with IS NULL
                ${sql.join(
                  others.map((field) => {
                    const other = referenceColumn({ ...referrer, field })
                    return sql` AND t.${other} IS r.${other}`
                  }),
                  sql``,
                )})`,
        ]
      : []
  return [
    ...twins,
    sql`UPDATE ${table} SET ${column} = ${into}, updated_at = ${at}
      WHERE space_id = ${space} AND ${column} = ${id} AND deleted_with IS NOT ${gone}`,
  ]
}

export function referenceFootprints(kinds: readonly string[]): Footprints {
  return Object.fromEntries(
    kinds.map((kind) => {
      const following = referrersOf(kind).filter(({ onMerge }) => onMerge)
      const byTable = Map.groupBy(following, ({ from }) => from.table)
      const marks = [...byTable].map(([table, referrers]): Footprint => ({
        table,
        columns: [...referrers.map((one) => fieldColumn(one.from, one.field)?.name ?? one.field), 'deleted_with'],
        where: ({ data }) =>
          sql.join(
            referrers.map((one) => refersToAny(one, sql`${(data as Data).id}`)),
            sql` OR `,
          ),
      }))
      return [`${kind}.merged`, marks]
    }),
  )
}
