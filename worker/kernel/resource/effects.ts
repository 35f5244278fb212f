import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { membershipOf, type Context } from '../log/context.ts'
import { idParam, paged, pageOf } from '../contract/contract.ts'
import { notFound, problem, type Problem } from '../contract/errors.ts'
import type { Answer } from '../log/execute.ts'
import { readPage } from '../sql/list.ts'
import { query, type Query, type Row } from '../sql/query.ts'
import { affectedBy, type Preview } from './references/reference.effects.ts'
import { reach, type Definition } from './resource.ts'
import { route, type App } from '../http/routes.ts'
import { unionAll } from '../sql/sql.ts'

const affected = z.object({ id: z.int(), model: z.string(), name: z.string() }).meta({ id: 'GenericModelReference' })
interface Affected {
  id: number
  model: string
  name: string | null
}

const previews = {
  protecting: (title: string) => `What hinders the deletion of one ${title}`,
  cascading: (title: string) => `What would be deleted along with one ${title}, and come back with it`,
  nulling: (title: string) => `What would lose its reference to one ${title}`,
} as const

/** `GET {id}/protecting/`, `cascading/` and `nulling/`: what deleting a row would do to others. */
export function mountEffects(app: App, definition: Definition): void {
  const { path, alias, title, roles } = definition.contract
  const name = alias ?? definition.contract.name
  for (const [preview, summary] of Object.entries(previews) as [Preview, (title: string) => string][]) {
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
        response: pageOf(affected),
      },
      ({ context, params }) => foretell(definition, context, params.id, preview),
    )
  }
}

async function foretell(
  definition: Definition,
  context: Context,
  id: number,
  preview: Preview,
): Promise<Answer<z.output<ReturnType<typeof pageOf<typeof affected>>>>> {
  const { space, shard } = membershipOf(context)
  const { table } = definition
  const rows = unionAll(affectedBy(definition, preview, { space, id, context }))
  const { found, ...page } = await readPage(
    {
      db: context.spaceDatabase(shard),
      url: context.url,
      paging: paged,
      count: sql`SELECT count(*) FROM (${rows})`,
    },
    (window) => ({
      seen: query(sql`SELECT 1 FROM ${table} WHERE ${reach(definition, space, context)} AND ${table.id} = ${id}`),
      rows: query<Affected>(sql`SELECT id, model, name FROM (${rows}) ORDER BY model, name IS NULL, id ${window}`),
    }),
  )
  if (found.seen.length === 0) throw notFound()
  return { status: 200, events: [], body: { ...page, timestamp: context.at, results: found.rows.map(shown) } }
}

/** What the asker may not see is counted, and stays without a name and a number. */
const shown = ({ id, model, name }: Affected) =>
  name === null ? { id: 0, model, name: wordsOf(model) } : { id, model, name }

interface Use {
  model: string
  n: number
}

/** How many of what use a row, seen by the asker or not. */
export const usesOf = (definition: Definition, space: number, id: number, context: Context): Query<Use> => {
  const all = affectedBy(definition, 'protecting', { space, id, context })
  return query(sql`SELECT model, count(*) AS n FROM (${unionAll(all)}) GROUP BY model ORDER BY model`)
}

/** "milk is still used by 2 recipes and 1 shopping list entry." */
export function inUse({ contract: { name, title } }: Definition, row: Row | undefined, uses: readonly Use[]): Problem {
  const counts = uses.map(({ model, n }) => `${n} ${n === 1 ? wordsOf(model) : pluralOf(wordsOf(model))}`)
  const users = [counts.slice(0, -1).join(', '), ...counts.slice(-1)].filter(Boolean).join(' and ')
  const msg = `${typeof row?.['name'] === 'string' ? row['name'] : title} is still used by ${users}.`
  return problem(`${name}.in_use`, 409, msg)({ error: true, msg })
}

/** ShoppingListEntry: "shopping list entry". */
const wordsOf = (model: string) => model.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
const pluralOf = (words: string) => words.replace(/(?<![aeo])y$/, 'ie').replace(/(?<=[sx])$/, 'e') + 's'
