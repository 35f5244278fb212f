import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import { membershipOf, type Context } from '../../kernel/context.ts'
import { idParam, pageOf } from '../../kernel/contract.ts'
import { notFound } from '../../kernel/errors.ts'
import type { Answer } from '../../kernel/execute.ts'
import { listPage } from '../../kernel/list.ts'
import { query } from '../../kernel/query.ts'
import { route, type App } from '../../kernel/routes.ts'
import { circle } from '../members/circle.ts'
import { visibleRecipe } from './recipe.access.ts'
import { recipe } from './recipe.contract.ts'

const affected = z.object({ id: z.int(), model: z.string(), name: z.string() }).meta({ id: 'GenericModelReference' })

/** What deleting a recipe would do to others: what would hinder it, go with it, and lose its reference to it. */
const effects: Record<string, { summary: string; rows: (context: Context, id: number) => SQL }> = {
  protecting: {
    summary: 'What hinders the deletion of one recipe: nothing does',
    rows: () => sql`SELECT 0 AS id, '' AS model, '' AS name WHERE 0`,
  },
  cascading: { summary: 'What would be deleted with one recipe, and come back with it', rows: goesWith },
  nulling: { summary: 'What would lose its reference to one recipe', rows: losesIt },
}

/** Whose plans and lists the asker does not see are counted, and not named. */
function goesWith(context: Context, id: number): SQL {
  const { space } = membershipOf(context)
  const of = (alias: string) =>
    sql`${sql.raw(alias)}.space_id = ${space} AND ${sql.raw(alias)}.recipe = ${id} AND ${sql.raw(alias)}.deleted_with IS NULL`
  const named = (alias: string, name: SQL, otherwise: string) =>
    sql`iif(${circle(context, sql.raw(`${alias}.created_by`))}, ${name}, ${otherwise})`
  return sql`
    SELECT p.id, 'MealPlan' AS model, ${named('p', sql`trim(p.from_date || ' ' || p.title)`, 'Meal plan')} AS name
      FROM meal_plan p WHERE ${of('p')}
    UNION ALL SELECT l.id, 'ShoppingListRecipe', ${named('l', sql`coalesce(nullif(l.name, ''), 'Shopping list recipe')`, 'Shopping list recipe')}
      FROM shopping_list_recipe l WHERE ${of('l')}
    UNION ALL SELECT c.id, 'CookLog', substr(c.created_at, 1, 10) FROM cook_log c WHERE ${of('c')}`
}

function losesIt(context: Context, id: number): SQL {
  const { space } = membershipOf(context)
  return sql`
    SELECT f.id, 'Food' AS model, f.name FROM food f
      WHERE f.space_id = ${space} AND f.recipe = ${id} AND f.deleted_with IS NULL
    UNION ALL SELECT s.id, 'Step', iif(${visibleRecipe(context, sql`r.id`)}, r.name, 'Step') FROM step s
      JOIN recipe r ON r.space_id = s.space_id AND r.id = s.recipe AND r.deleted_with IS NULL
      WHERE s.space_id = ${space} AND s.step_recipe = ${id}`
}

export function recipeEffectRoutes(app: App): void {
  for (const [name, { summary, rows }] of Object.entries(effects)) {
    route(
      app,
      {
        method: 'get',
        path: `${recipe.path}{id}/${name}/`,
        name: `${name}_recipe`,
        tag: recipe.title,
        level: 'guest',
        summary,
        params: idParam,
        query: z.object({
          cache: z.string().optional(),
          page: z.string().optional(),
          page_size: z.string().optional(),
        }),
        response: pageOf(affected, recipe.paging),
      },
      ({ context, params }) => listed(context, params.id, rows(context, params.id)),
    )
  }
}

async function listed(context: Context, id: number, rows: SQL): Promise<Answer> {
  const { shard } = membershipOf(context)
  const { seen } = await context.spaceDatabase(shard).read({
    seen: query(sql`SELECT 1 WHERE ${visibleRecipe(context, sql`${id}`)}`),
  })
  if (seen.length === 0) throw notFound()
  const all = sql`(${rows})`
  const body = await listPage({
    db: context.spaceDatabase(shard),
    url: context.url,
    at: context.at,
    paging: recipe.paging,
    count: sql`SELECT count(*) FROM ${all}`,
    rows: (window) =>
      query<z.output<typeof affected>>(sql`SELECT id, model, name FROM ${all} ORDER BY model, id ${window}`),
  })
  return { status: 200, events: [], body }
}
