import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, hasLevel, type Context } from '#worker/kernel/log/context.ts'
import { query as ask } from '#worker/kernel/sql/query.ts'
import { columnOf, type Definition } from '#worker/kernel/resource/define-resource.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { foldName, nameKey } from '#worker/kernel/contract/name-key.ts'
import { labelOf, nameLiteral } from './trash-kinds.ts'

export interface TrashQuery {
  kind?: string | undefined
  query?: string | undefined
  person?: number | undefined
}

const writableKinds = (kinds: readonly Definition[], context: Context): Definition[] =>
  kinds.filter(({ contract }) => hasLevel(context, contract.roles.write))

/**
 * Rows of `(seq, at, meta, stream, kind, id, name)` that the asker may see. Leaves out rows that were deleted along
 * with others, and rows that were merged into others.
 */
export function trashedRows(kinds: readonly Definition[], context: Context, asked: TrashQuery): SQL {
  const chosen = writableKinds(kinds, context).filter(({ contract }) => !asked.kind || contract.name === asked.kind)
  return unionInGroups(chosen.map((definition) => trashedOfKind(definition, context, asked)))
}

function trashedOfKind(definition: Definition, context: Context, { query, person }: TrashQuery): SQL {
  const { contract, table, rules } = definition
  const { space } = membershipOf(context)
  const name = labelOf(definition)
  const fold = columnOf(table, 'name_fold')
  const found = query
    ? sql` AND instr(${fold ?? sql`lower(${name})`}, ${(fold ? foldName : nameKey)(query)}) > 0`
    : sql``
  const by = person === undefined ? sql`` : sql` AND e.meta ->> 'user' = ${person}`
  return sql`SELECT e.seq, e.at, e.meta, e.stream, ${nameLiteral(contract.name)} AS kind, ${table.id} AS id, ${name} AS name
    ${lastDeletions(definition)} AND e.space_id = ${space} AND ${rules.visible?.(context) ?? sql`1`}${by}${found}`
}

/** The end of a statement: latest deletions `e` of rows that are still deleted on their own. */
export const lastDeletions = ({ contract: { name }, table }: Definition): SQL =>
  sql`FROM event e CROSS JOIN ${table} ON ${table.space_id} = e.space_id
      AND ${table.id} = CAST(substr(e.stream, ${sql.raw(String(name.length + 2))}) AS INTEGER)
      AND ${table.deleted_with} = e.stream
    WHERE substr(e.type, -8) = '.deleted' AND e.type = ${nameLiteral(`${name}.deleted`)}
      AND NOT EXISTS (SELECT 1 FROM event l WHERE l.space_id = e.space_id AND l.stream = e.stream
        AND l.version > e.version AND l.type = e.type)
      AND NOT EXISTS (SELECT 1 FROM merged m WHERE m.space_id = e.space_id AND m.kind = ${nameLiteral(name)}
        AND m.id = ${table.id})`

export const stillTrashed = (
  kinds: readonly Definition[],
  events: readonly { seq: number; space: number; stream: string }[],
) => {
  const deletions = kinds.flatMap(({ contract, table }) => {
    const own = events.filter(({ stream }) => stream.startsWith(`${contract.name}:`))
    const join = sql`SELECT e.seq FROM ${jsonEach(own.map(({ seq, space }) => [seq, space]))} w
      CROSS JOIN event e ON e.seq = w.value ->> 0 AND e.space_id = w.value ->> 1
      CROSS JOIN ${table} ON ${table.space_id} = e.space_id
        AND ${table.id} = CAST(substr(e.stream, ${sql.raw(String(contract.name.length + 2))}) AS INTEGER) AND ${table.deleted_with} = e.stream`
    return own.length > 0 ? [join] : []
  })
  return ask<{ seq: number }>(unionInGroups(deletions, sql`SELECT 0 AS seq WHERE 0`))
}

const MAX_TERMS = 5
const NO_ROWS = sql`SELECT 0 AS seq, '' AS at, '' AS meta, '' AS stream, '' AS kind, 0 AS id, '' AS name WHERE 0`

/** D1 allows no more than five SELECTs in a compound. */
export function unionInGroups(queries: readonly SQL[], nothing: SQL = NO_ROWS): SQL {
  if (queries.length === 0) return nothing
  const union = (some: readonly SQL[]) =>
    sql.join(
      some.map((query) => sql`SELECT * FROM (${query})`),
      sql` UNION ALL `,
    )
  if (queries.length <= MAX_TERMS) return union(queries)
  const groups = Array.from({ length: Math.ceil(queries.length / MAX_TERMS) }, (_, group) =>
    union(queries.slice(group * MAX_TERMS, (group + 1) * MAX_TERMS)),
  )
  return unionInGroups(groups, nothing)
}
