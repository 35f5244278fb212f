import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { membershipOf, type Context } from '../log/context.ts'
import { invalid, notFound } from '../contract/errors.ts'
import type { Answer } from '../log/execute.ts'
import { listPage } from '../sql/list.ts'
import { foldOf } from '../contract/names.ts'
import { placeOf } from './place.ts'
import { BARE_PLUS, cursorOf, earliestSince, sinceOf } from '../sql/sync-cursor.ts'
import { columnOf, one, present, reach, select, versionOf, type Definition, type Shape } from './resource.ts'

/** One page of a resource: its filters, `query`, `updated_at`, `random` and the order of its rules. */
export async function browse(
  definition: Definition,
  context: Context,
  params: Record<string, unknown>,
): Promise<Answer> {
  const { space, shard } = membershipOf(context)
  const { contract, rules } = definition
  const near = rules.named ? lookupThreshold(context) : null
  const filters = Object.entries(rules.filters ?? {}).flatMap(([name, filter]) =>
    params[name] === undefined ? [] : [filter(params[name], context)],
  )
  const conditions = [
    reach(definition, space, context),
    ...filters,
    ...searched(definition, params, near),
    ...since(definition, space, params),
  ]
  const where = sql`WHERE ${sql.join(conditions, sql` AND `)}`
  const body = await listPage({
    db: context.spaceDatabase(shard),
    url: context.url,
    at: context.at,
    cursor: cursorOf(space),
    paging: contract.paging,
    count: sql`SELECT count(*) FROM ${definition.table} ${where}`,
    ...(isRandom(params)
      ? {}
      : {
          place: (after) => placeOf(definition, context, { conditions, order: order(definition, params, near), after }),
        }),
    rows: (window) =>
      select(
        definition,
        context,
        sql`${where} ORDER BY ${order(definition, params, near)} ${window}`,
        shapeOf(definition, params),
      ),
  })
  return { status: 200, events: [], body: { ...body, results: body.results.map((row) => present(definition, row)) } }
}

export async function retrieve(
  definition: Definition,
  context: Context,
  id: number,
  params: Record<string, unknown> = {},
): Promise<Answer> {
  const { space, shard } = membershipOf(context)
  const shape = { extended: isOn(params['extended']) }
  const { row } = await context.spaceDatabase(shard).read({ row: one(definition, space, id, context, shape) })
  if (!row[0]) throw notFound()
  return { status: 200, events: [], body: present(definition, row[0]), version: versionOf(definition, row[0]) }
}

const isRandom = ({ random }: Record<string, unknown>) => random === 'true' || random === '1'

const shapeOf = ({ rules }: Definition, { extended, simple }: Record<string, unknown>): Shape => ({
  extended: isOn(extended),
  only: isOn(simple) ? rules.simple : undefined,
})
const isOn = (value: unknown) =>
  value !== undefined && !['', '0', 'false', 'no', 'off'].includes(String(value).toLowerCase())

const termOf = ({ query }: Record<string, unknown>) =>
  typeof query === 'string' && query !== '' ? foldOf(query) : null

const searched = ({ table, rules }: Definition, params: Record<string, unknown>, near: number | null): SQL[] => {
  const term = termOf(params)
  const columns = (rules.search ?? []).flatMap((name) => columnOf(table, name) ?? [])
  if (term === null || columns.length === 0) return []
  return [
    sql`(${sql.join(
      columns.flatMap((column) => [
        sql`instr(coalesce(${column}, ''), ${term}) > 0`,
        ...(near === null ? [] : [sql`${trigramSimilarity(column, term)} > ${near}`]),
      ]),
      sql` OR `,
    )})`,
  ]
}

const since = ({ table }: Definition, space: number, { updated_at }: Record<string, unknown>): SQL[] => {
  if (typeof updated_at !== 'string' || updated_at === '') return []
  const read = sinceOf(updated_at.replace(BARE_PLUS, '+$1'))
  if (!read) throw invalid({ updated_at: ['Enter a valid date and time.'] })
  return [sql`${table.updated_at} >= ${earliestSince(space, read)}`]
}

/** Names that start with what was typed come first, those that are only nearly so last; ids break ties, so that pages never overlap. */
const order = ({ table, rules }: Definition, params: Record<string, unknown>, near: number | null): SQL => {
  if (isRandom(params)) return sql`random()`
  const term = termOf(params)
  const first = term !== null && rules.search?.[0] ? columnOf(table, rules.search[0]) : undefined
  const starts = first ? sql`instr(${first}, ${term}) <> 1, ` : sql``
  const alike =
    first && near !== null ? sql`instr(${first}, ${term}) = 0, ${trigramSimilarity(first, term ?? '')} DESC, ` : sql``
  const sort = typeof rules.sort === 'function' ? rules.sort(params) : rules.sort
  return sql`${starts}${alike}${sort ?? sql`${table.id}`}, ${table.id}`
}

const ALIKE_ENOUGH = 0.2

/** How alike a name has to be for whoever wants look-ups to find names nearly as typed; null for all others. */
function lookupThreshold({ identity }: Context): number | null {
  const own = identity?.preference['search']
  if (typeof own !== 'object' || own === null || !('lookup' in own) || own.lookup !== true) return null
  return 'trigram_threshold' in own && typeof own.trigram_threshold === 'number' ? own.trigram_threshold : ALIKE_ENOUGH
}

/** The share of groups of three letters that a folded name and a folded term have in common, as of pg_trgm. */
function trigramSimilarity(name: SQLWrapper, term: string): SQL {
  const marked = [...`  ${term} `]
  const groups = [...new Set(marked.slice(0, -2).map((_, i) => marked.slice(i, i + 3).join('')))]
  const shared = sql`(SELECT count(*) FROM json_each(${JSON.stringify(groups)}) g WHERE instr('  ' || ${name} || ' ', g.value) > 0)`
  return sql`${shared} * 1.0 / (${groups.length} + length(${name}) + 1 - ${shared})`
}
