import { sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { answer, type Answer } from '#worker/kernel/log/execute.ts'
import { query, type QueryResults } from '#worker/kernel/sql/query.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import type { favourites } from './favourite.contract.ts'

export type Favourites = z.output<typeof favourites>

/** A restored book of favourites may stand beside a newer one: the oldest counts. */
export const favouriteBook = (context: Context): SQL =>
  sql`(SELECT min(id) FROM recipe_book WHERE space_id = ${membershipOf(context).space}
    AND created_by = ${personOf(context).id} AND favourites AND deleted_with IS NULL)`

export const favouriteQueries = (context: Context) => ({
  book: query<{ id: number | null }>(sql`SELECT ${favouriteBook(context)} AS id`),
  recipes: query<{ recipe: number }>(
    sql`SELECT e.recipe FROM recipe_book_entry e WHERE e.space_id = ${membershipOf(context).space}
      AND e.book = ${favouriteBook(context)} AND e.deleted_with IS NULL
      AND ${visibleRecipe(context, sql`e.recipe`)} ORDER BY e.recipe`,
  ),
})

export const presentFavourites = ({
  book,
  recipes,
}: QueryResults<ReturnType<typeof favouriteQueries>>): Favourites => ({
  book: book[0]?.id ?? null,
  recipes: recipes.map(({ recipe }) => recipe),
})

export async function showFavourites(context: Context): Promise<Answer<Favourites>> {
  const { shard } = membershipOf(context)
  return answer(presentFavourites(await context.spaceDatabase(shard).read(favouriteQueries(context))))
}
