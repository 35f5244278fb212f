import { sql } from 'drizzle-orm'
import { membershipOf, type Context } from '../../../kernel/log/context.ts'
import { paged } from '../../../kernel/contract/contract.ts'
import { notFound } from '../../../kernel/contract/errors.ts'
import { idFilter } from '../../../kernel/sql/id-filter.ts'
import type { Answer } from '../../../kernel/log/execute.ts'
import { listPage } from '../../../kernel/sql/list.ts'
import type { Row } from '../../../kernel/sql/query.ts'
import { listedRecipes, presentListRecipe, visibleListRecipe } from './list-recipe.rows.ts'
import { savedListRecipe } from './save-list-recipe.ts'

export async function browseListRecipes(context: Context, { mealplan }: Row): Promise<Answer> {
  const { shard } = membershipOf(context)
  const where = sql`${visibleListRecipe(context)} AND ${ofPlan(mealplan)}`
  const page = await listPage({
    db: context.spaceDatabase(shard),
    url: context.url,
    at: context.at,
    paging: paged,
    count: sql`SELECT count(*) FROM shopping_list_recipe l WHERE ${where}`,
    rows: (window) => listedRecipes(context, sql`${where} ORDER BY l.id ${window}`),
  })
  return { status: 200, events: [], body: { ...page, results: page.results.map(presentListRecipe) } }
}

export async function oneListRecipe(context: Context, id: number): Promise<Answer> {
  const { shard } = membershipOf(context)
  const { rows } = await context
    .spaceDatabase(shard)
    .read({ rows: listedRecipes(context, savedListRecipe(context, id)) })
  const [row] = rows
  if (!row) throw notFound()
  return { status: 200, events: [], body: presentListRecipe(row), version: Number(row['version']) }
}

const ofPlan = idFilter('mealplan', (id) => sql`l.mealplan = ${id}`)
