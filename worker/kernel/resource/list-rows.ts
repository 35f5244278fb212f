import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { membershipOf, type Context } from '../log/context.ts'
import { invalid, notFound } from '../contract/errors.ts'
import { answer, type Answer } from '../log/execute.ts'
import { listPage, type PageBody } from '../sql/list-page.ts'
import { foldName } from '../contract/name-key.ts'
import { UNESCAPED_PLUS, currentSyncCursor, earliestChangeSince, parseSyncCursor } from '../sql/sync-cursor.ts'
import { orderingSql } from './list-order.ts'
import {
  columnOf,
  visibleRow,
  presentRow,
  visibleRows,
  selectRows,
  versionOf,
  type Definition,
} from './define-resource.ts'

interface ListOptions {
  /** Narrows the fields of the rows. */
  only?: readonly string[] | undefined
  /** Finds rows that a search by their own words does not. */
  alsoFound?: SQL | undefined
}

/** One page of a resource. */
export async function listRows<Shown>(
  definition: Definition<Shown>,
  context: Context,
  params: Record<string, unknown>,
  { only, alsoFound }: ListOptions = {},
): Promise<Answer<PageBody<Shown>>> {
  const { space, shard } = membershipOf(context)
  const { contract, rules } = definition
  const similarityThreshold = rules.uniqueName ? lookupThreshold(context) : null
  const filters = Object.entries(rules.filters ?? {}).flatMap(([name, filter]) =>
    params[name] === undefined ? [] : [filter(params[name], context)],
  )
  const conditions = [
    visibleRows(definition, space, context),
    ...filters,
    ...searchConditions(definition, params, { near: similarityThreshold, alsoFound }),
    ...changedSinceConditions(definition, space, params),
  ]
  const order = orderBy(definition, context, params, similarityThreshold)
  const where = sql`WHERE ${sql.join(conditions, sql` AND `)}`
  const body = await listPage({
    db: context.spaceDatabase(shard),
    url: context.url,
    at: context.at,
    cursor: currentSyncCursor(space),
    paging: contract.paging,
    count: sql`SELECT count(*) FROM ${definition.table} ${where}`,
    ...(isRandom(params)
      ? {}
      : {
          offsetAfter: (after) =>
            rowPosition(definition, context, {
              conditions,
              order,
              after,
            }),
        }),
    rows: (window) =>
      selectRows(definition, context, sql`${where} ORDER BY ${order} ${window}`, {
        extended: isOn(params['extended']),
        only,
      }),
  })
  return answer({ ...body, results: body.results.map((row) => presentRow(definition, row)) })
}

export async function retrieve<Shown>(
  definition: Definition<Shown>,
  context: Context,
  id: number,
  params: Record<string, unknown> = {},
): Promise<Answer<Shown>> {
  const { space, shard } = membershipOf(context)
  const shape = { extended: isOn(params['extended']) }
  const { row } = await context.spaceDatabase(shard).read({ row: visibleRow(definition, space, id, context, shape) })
  if (!row[0]) throw notFound()
  return answer(presentRow(definition, row[0]), { version: versionOf(definition, row[0]) })
}

const isRandom = ({ random }: Record<string, unknown>) => random === 'true' || random === '1'

export const isOn = (value: unknown) =>
  value !== undefined && !['', '0', 'false', 'no', 'off'].includes(String(value).toLowerCase())

const searchTerm = ({ query }: Record<string, unknown>) =>
  typeof query === 'string' && query !== '' ? foldName(query) : null

const searchConditions = (
  { table, rules }: Definition,
  params: Record<string, unknown>,
  { near, alsoFound }: Pick<ListOptions, 'alsoFound'> & { near: number | null },
): SQL[] => {
  const term = searchTerm(params)
  const columns = (rules.search ?? []).flatMap((name) => columnOf(table, name) ?? [])
  if (term === null || columns.length === 0) return []
  return [
    sql`(${sql.join(
      [
        ...columns.flatMap((column) => [
          sql`instr(coalesce(${column}, ''), ${term}) > 0`,
          ...(near === null ? [] : [sql`${trigramSimilarity(column, term)} > ${near}`]),
        ]),
        ...(alsoFound ? [alsoFound] : []),
      ],
      sql` OR `,
    )})`,
  ]
}

const changedSinceConditions = (
  { table }: Definition,
  space: number,
  { updated_at }: Record<string, unknown>,
): SQL[] => {
  if (typeof updated_at !== 'string' || updated_at === '') return []
  const read = parseSyncCursor(updated_at.replace(UNESCAPED_PLUS, '+$1'))
  if (!read) throw invalid({ updated_at: ['Enter a valid date and time.'] })
  return [sql`${table.updated_at} >= ${earliestChangeSince(space, read)}`]
}

/** Names that start with the query come first, near matches last; ids break ties, so that pages never overlap. */
function orderBy(definition: Definition, context: Context, params: Record<string, unknown>, near: number | null): SQL {
  const { table, rules } = definition
  if (isRandom(params)) return sql`random()`
  const asked = orderingSql(definition, context, params['ordering'])
  if (asked) return sql`${asked}, ${table.id}`
  const term = searchTerm(params)
  const first = term !== null && rules.search?.[0] ? columnOf(table, rules.search[0]) : undefined
  const starts = first ? sql`instr(${first}, ${term}) <> 1, ` : sql``
  const bySimilarity =
    first && near !== null ? sql`instr(${first}, ${term}) = 0, ${trigramSimilarity(first, term ?? '')} DESC, ` : sql``
  const sort = typeof rules.sort === 'function' ? rules.sort(params) : rules.sort
  return sql`${starts}${bySimilarity}${sort ?? sql`${table.id}`}, ${table.id}`
}

const DEFAULT_SIMILARITY = 0.2

/** The similarity that a name needs, 0 to 1, where the asker turned fuzzy look-ups on; null otherwise. */
function lookupThreshold({ identity }: Context): number | null {
  const own = identity?.preference['search']
  if (typeof own !== 'object' || own === null || !('lookup' in own) || own.lookup !== true) return null
  return 'trigram_threshold' in own && typeof own.trigram_threshold === 'number'
    ? own.trigram_threshold
    : DEFAULT_SIMILARITY
}

/** The share of trigrams that a folded name and a folded term have in common, as of pg_trgm. */
function trigramSimilarity(name: SQLWrapper, term: string): SQL {
  const marked = [...`  ${term} `]
  const groups = [...new Set(marked.slice(0, -2).map((_, i) => marked.slice(i, i + 3).join('')))]
  const shared = sql`(SELECT count(*) FROM json_each(${JSON.stringify(groups)}) g WHERE instr('  ' || ${name} || ' ', g.value) > 0)`
  return sql`${shared} * 1.0 / (${groups.length} + length(${name}) + 1 - ${shared})`
}

interface RowPositionOptions {
  conditions: SQL[]
  order: SQL
  after: number
}

/** How many matching rows come up to and including a row, which itself need no longer match. */
export function rowPosition(
  { table, rules }: Definition,
  context: Context,
  { conditions, order, after }: RowPositionOptions,
): SQL {
  const { space } = membershipOf(context)
  const among = sql.join(conditions, sql` AND `)
  const visible = rules.visible?.(context) ?? sql`1`
  return sql`SELECT passed FROM (
    SELECT ${table.id} AS id, sum(${among}) OVER (ORDER BY ${order} ROWS UNBOUNDED PRECEDING) AS passed FROM ${table}
    WHERE ${table.space_id} = ${space} AND (${among} OR (${table.id} = ${after} AND ${visible}))) WHERE id = ${after}`
}
