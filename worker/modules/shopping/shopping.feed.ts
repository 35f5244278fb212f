import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, type Context } from '../../kernel/log/context.ts'
import { shoppers } from '../../access/shopping.access.ts'
import { knownRecipe } from '../../access/recipe.access.ts'

/**
 * What the feed tells of shopping, as a condition on events `e`: whatever the household does, as every change to a list
 * is made by one of those who share it; but no name that one of them gave to a recipe kept from the asker.
 */
export const shoppingFeed = (context: Context): SQL => {
  const name = sql`coalesce(e.data ->> '$.list_recipe.name', e.data ->> '$.patch.name', '')`
  const recipe = sql`coalesce(e.data ->> '$.list_recipe.recipe', (SELECT l.recipe FROM shopping_list_recipe l
    WHERE l.space_id = ${membershipOf(context).space} AND l.id = e.data ->> '$.id'))`
  return sql`${shoppers(context, sql`e.meta ->> 'user'`)}
    AND (${name} = '' OR ${recipe} IS NULL OR ${knownRecipe(context, recipe)})`
}
