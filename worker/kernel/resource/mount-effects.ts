import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { membershipOf, type Context } from '../log/context.ts'
import { idParam, defaultPaging, pageSchema } from '../contract/contract.ts'
import { notFound, problem, type Problem } from '../contract/errors.ts'
import { answer, type Answer } from '../log/execute.ts'
import { readPage } from '../sql/list-page.ts'
import { query, type Query, type Row } from '../sql/query.ts'
import { effectQueries, type EffectKind } from './references/reference.effects.ts'
import { visibleRows, type Definition } from './define-resource.ts'
import { route, type App } from '../http/route.ts'
import { unionAll } from '../sql/sql.ts'

const affectedRow = z.object({ id: z.int(), model: z.string(), name: z.string() }).meta({ id: 'GenericModelReference' })
interface AffectedRow {
  id: number
  model: string
  name: string | null
}

const previewSummaries = {
  protecting: (title: string) => `What hinders the deletion of one ${title}`,
  cascading: (title: string) => `What would be deleted along with one ${title}, and come back with it`,
  nulling: (title: string) => `What would lose its reference to one ${title}`,
} as const

/** `GET {id}/protecting/`, `cascading/` and `nulling/`: what deleting a row would do to others. */
export function mountEffects(app: App, definition: Definition): void {
  const { path, alias, title, roles } = definition.contract
  const name = alias ?? definition.contract.name
  for (const [preview, summary] of Object.entries(previewSummaries) as [EffectKind, (title: string) => string][]) {
    route(
      app,
      {
        method: 'get',
        path: `${path}{id}/${preview}/`,
        name: `${preview}_${name}`,
        tag: title,
        summary: summary(title),
        level: roles.read,
        params: idParam,
        query: z.object({
          cache: z.string().optional(),
          page: z.string().optional(),
          page_size: z.string().optional(),
        }),
        response: pageSchema(affectedRow),
      },
      ({ context, params }) => previewEffects(definition, context, params.id, preview),
    )
  }
}

async function previewEffects(
  definition: Definition,
  context: Context,
  id: number,
  preview: EffectKind,
): Promise<Answer<z.output<ReturnType<typeof pageSchema<typeof affectedRow>>>>> {
  const { space, shard } = membershipOf(context)
  const { table } = definition
  const rows = unionAll(effectQueries(definition, preview, { space, id, context }))
  const { found, ...page } = await readPage(
    {
      db: context.spaceDatabase(shard),
      url: context.url,
      paging: defaultPaging,
      count: sql`SELECT count(*) FROM (${rows})`,
    },
    (window) => ({
      seen: query(sql`SELECT 1 FROM ${table} WHERE ${visibleRows(definition, space, context)} AND ${table.id} = ${id}`),
      rows: query<AffectedRow>(sql`SELECT id, model, name FROM (${rows}) ORDER BY model, name IS NULL, id ${window}`),
    }),
  )
  if (found.seen.length === 0) throw notFound()
  return answer({ ...page, timestamp: context.at, results: found.rows.map(hideUnnamed) })
}

/** Rows that the asker may not see are counted, without name and id. */
const hideUnnamed = ({ id, model, name }: AffectedRow) =>
  name === null ? { id: 0, model, name: modelWords(model) } : { id, model, name }

interface UseCount {
  model: string
  n: number
}

/** Counts what uses a row, including rows that the asker may not see. */
export const countUses = (definition: Definition, space: number, id: number, context: Context): Query<UseCount> => {
  const all = effectQueries(definition, 'protecting', { space, id, context })
  return query(sql`SELECT model, count(*) AS n FROM (${unionAll(all)}) GROUP BY model ORDER BY model`)
}

/** "milk is still used by 2 recipes and 1 shopping list entry." */
export function inUseProblem(
  { contract: { name, title } }: Definition,
  row: Row | undefined,
  uses: readonly UseCount[],
): Problem {
  const counts = uses.map(({ model, n }) => `${n} ${n === 1 ? modelWords(model) : pluralOf(modelWords(model))}`)
  const users = [counts.slice(0, -1).join(', '), ...counts.slice(-1)].filter(Boolean).join(' and ')
  const msg = `${typeof row?.['name'] === 'string' ? row['name'] : title} is still used by ${users}.`
  return problem(`${name}.in_use`, 409, msg)({ error: true, msg })
}

const modelWords = (model: string) => model.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
const pluralOf = (words: string) => words.replace(/(?<![aeo])y$/, 'ie').replace(/(?<=[sx])$/, 'e') + 's'
