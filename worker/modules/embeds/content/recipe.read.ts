import { sql, type SQL } from 'drizzle-orm'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { makersBooks, withFilters } from '#worker/modules/enterprise/book-filters.read.ts'
import { detailQueries, presentDetail } from '#worker/modules/recipes/recipe-detail.ts'
import type { Recipe } from '#worker/modules/recipes/recipe.contract.ts'
import { embedFacts, type EmbedFacts, type EmbedView } from '../embed-page.ts'

/** The recipe and those that are cooked within it: of no other does its page have to know. */
export const recipeAndParts =
  (id: number) =>
  (space: number): SQL =>
    sql`SELECT ${id} AS id UNION SELECT s.step_recipe FROM step s
      WHERE s.space_id = ${space} AND s.recipe = ${id} AND s.step_recipe IS NOT NULL`

/** `home` looks at `recipeAndParts` alone. Throws a 404 for a recipe that the embed does not show. */
export async function readRecipe({ home }: EmbedView, id: number): Promise<{ embed: EmbedFacts; recipe: Recipe }> {
  const { visitorContext, shard } = home
  const db = visitorContext.spaceDatabase(shard)
  const { embed, books, ...shown } = await db.read({
    embed: embedFacts(home),
    books: makersBooks(home),
    ...detailQueries(visitorContext, id),
  })
  const whole = withFilters(home, books)
  const found = whole.found.length === 0 ? shown : await db.read(detailQueries(whole.visitorContext, id))
  if (!embed[0] || found.whole[0]?.visible !== true) throw notFound()
  return { embed: embed[0], recipe: presentDetail(found) }
}
