import { sql } from 'drizzle-orm'
import { membershipOf, type Context } from '../../../kernel/log/context.ts'
import { defaultPaging } from '../../../kernel/contract/contract.ts'
import { notFound } from '../../../kernel/contract/errors.ts'
import { idFilter } from '../../../kernel/sql/id-filter.ts'
import type { Answer } from '../../../kernel/log/execute.ts'
import { listPage } from '../../../kernel/sql/list-page.ts'
import type { Row } from '../../../kernel/sql/query.ts'
import { listedRecipes, presentListRecipe, isListRecipeVisible } from './list-recipe.rows.ts'
import { listRecipeById } from './save-list-recipe.ts'

export async function listListRecipes(context: Context, { mealplan }: Row): Promise<Answer> {
  const { shard } = membershipOf(context)
  const where = sql`${isListRecipeVisible(context)} AND ${planFilter(mealplan)}`
  const page = await listPage({
    db: context.spaceDatabase(shard),
    url: context.url,
    at: context.at,
    paging: defaultPaging,
    count: sql`SELECT count(*) FROM shopping_list_recipe l WHERE ${where}`,
    rows: (window) => listedRecipes(context, sql`${where} ORDER BY l.id ${window}`),
  })
  return { status: 200, events: [], body: { ...page, results: page.results.map(presentListRecipe) } }
}

export async function showListRecipe(context: Context, id: number): Promise<Answer> {
  const { shard } = membershipOf(context)
  const { rows } = await context
    .spaceDatabase(shard)
    .read({ rows: listedRecipes(context, listRecipeById(context, id)) })
  const [row] = rows
  if (!row) throw notFound()
  return { status: 200, events: [], body: presentListRecipe(row), version: Number(row['version']) }
}

const planFilter = idFilter('mealplan', (id) => sql`l.mealplan = ${id}`)
