import { sql } from 'drizzle-orm'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { defaultPaging } from '#worker/kernel/contract/contract.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { idFilter } from '#worker/kernel/sql/id-filter.ts'
import { answer, type Answer } from '#worker/kernel/log/execute.ts'
import { listPage, type PageBody } from '#worker/kernel/sql/list-page.ts'
import type { Row } from '#worker/kernel/sql/query.ts'
import { listedRecipes, presentListRecipe, isListRecipeVisible } from './list-recipe.rows.ts'
import { listRecipeById } from './save-list-recipe.ts'
import type { ListRecipeRow } from './list-recipe.contract.ts'

export async function listListRecipes(context: Context, { mealplan }: Row): Promise<Answer<PageBody<ListRecipeRow>>> {
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
  return answer({ ...page, results: page.results.map(presentListRecipe) })
}

export async function showListRecipe(context: Context, id: number): Promise<Answer<ListRecipeRow>> {
  const { shard } = membershipOf(context)
  const { rows } = await context
    .spaceDatabase(shard)
    .read({ rows: listedRecipes(context, listRecipeById(context, id)) })
  const [row] = rows
  if (!row) throw notFound()
  return answer(presentListRecipe(row), { version: row.version })
}

const planFilter = idFilter('mealplan', (id) => sql`l.mealplan = ${id}`)
