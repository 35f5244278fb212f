import { sql, type SQL } from 'drizzle-orm'
import { readableRecipe } from '#worker/access/recipe.access.ts'
import { mineOrShared } from '#worker/access/shared.access.ts'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { query, type QueryResults } from '#worker/kernel/sql/query.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { favouriteBook } from '#worker/modules/books/favourite.read.ts'
import { propertiesJson } from '#worker/modules/properties/property.rows.ts'
import type { CookingOf, IngredientOf, KeywordOf, RecipeFacts, StepOf } from './exported-recipe.rows.ts'

/**
 * All that exporters say of the recipes with these ids, in one round trip; of those that the asker may not see,
 * nothing. Ratings and cook logs are the asker's own, as what comes of an export is theirs.
 */
export function exportedQueries(context: Context, ids: readonly number[]) {
  const { space } = membershipOf(context)
  // Cross joins make SQLite find the few recipes first, and the rest by key.
  const seen = sql`(SELECT r.* FROM ${jsonEach(ids)} w CROSS JOIN recipe r ON r.space_id = ${space} AND r.id = w.value
    WHERE r.deleted_with IS NULL AND ${readableRecipe(context, sql`r`)}) r`
  return {
    recipes: recipesIn(context, seen),
    keywords: query<KeywordOf>(
      sql`SELECT l.recipe, k.name, k.description, k.created_at, k.updated_at FROM ${seen}
        CROSS JOIN recipe_keyword l ON l.space_id = ${space} AND l.recipe = r.id
        CROSS JOIN keyword k ON k.space_id = ${space} AND k.id = l.keyword AND k.deleted_with IS NULL
        ORDER BY l.recipe, l.position`,
    ),
    cooked: query<CookingOf>(
      sql`SELECT c.recipe, c.created_at, c.rating, c.servings, c.comment FROM ${seen}
        CROSS JOIN cook_log c ON c.space_id = ${space} AND c.recipe = r.id
        WHERE c.deleted_with IS NULL AND c.created_by = ${personOf(context).id} ORDER BY c.recipe, c.created_at`,
    ),
    steps: query<StepOf>(
      sql`SELECT s.id, s.recipe, s.name, s.instruction, s.time, s.show_as_header, s.show_ingredients_table,
          (SELECT f.key FROM user_file f WHERE f.space_id = ${space} AND f.id = s.file AND f.deleted_with IS NULL
            AND f.type LIKE 'image/%') AS picture, ${visibleName(context, sql`s.step_recipe`)} AS other
        FROM ${seen} CROSS JOIN step s ON s.space_id = ${space} AND s.recipe = r.id ORDER BY s.recipe, s.position`,
      { json: ['other'], bool: ['show_as_header', 'show_ingredients_table'] },
    ),
    ingredients: ingredientsIn(context, seen),
  }
}

export type ExportedFound = QueryResults<ReturnType<typeof exportedQueries>>

function recipesIn(context: Context, seen: SQL) {
  const { space } = membershipOf(context)
  const own = { shared: sql`b.shared`, created_by: sql`b.created_by` }
  return query<RecipeFacts>(
    sql`SELECT r.id, r.name, r.description, r.source_url, r.servings, r.servings_text, r.working_time, r.waiting_time,
        r.internal, r.private, r.nutrition, r.created_at, r.updated_at, r.image,
        (SELECT round(avg(c.rating)) FROM cook_log c WHERE c.space_id = ${space} AND c.recipe = r.id
          AND c.created_by = ${personOf(context).id} AND c.deleted_with IS NULL) AS rating,
        ${propertiesJson('recipe', sql`r.space_id`, sql`r.id`)} AS properties,
        EXISTS (SELECT 1 FROM recipe_book_entry e WHERE e.space_id = ${space} AND e.recipe = r.id
          AND e.book = ${favouriteBook(context)} AND e.deleted_with IS NULL) AS favourite,
        (SELECT json_group_array(b.name ORDER BY b.name_fold, b.id) FROM recipe_book_entry e
          CROSS JOIN recipe_book b ON b.space_id = ${space} AND b.id = e.book
          WHERE e.space_id = ${space} AND e.recipe = r.id AND e.deleted_with IS NULL AND b.deleted_with IS NULL
            AND NOT b.favourites AND ${mineOrShared(context, own)}) AS books
      FROM ${seen}`,
    { json: ['nutrition', 'properties', 'books'], bool: ['internal', 'private', 'favourite'] },
  )
}

function ingredientsIn(context: Context, seen: SQL) {
  const { space } = membershipOf(context)
  const unit = sql`(SELECT json_object('name', u.name, 'plural_name', u.plural_name, 'description', u.description,
    'base_unit', u.base_unit) FROM unit u WHERE u.space_id = ${space} AND u.id = i.unit AND u.deleted_with IS NULL)`
  const category = sql`(SELECT json_object('name', g.name) FROM supermarket_category g
    WHERE g.space_id = ${space} AND g.id = f.supermarket_category AND g.deleted_with IS NULL)`
  const food = sql`(SELECT json_object('name', f.name, 'plural_name', f.plural_name,
      'ignore_shopping', json(iif(f.ignore_shopping, 'true', 'false')), 'supermarket_category', json(${category}),
      'recipe', json(${visibleName(context, sql`f.recipe`)}))
    FROM food f WHERE f.space_id = ${space} AND f.id = i.food AND f.deleted_with IS NULL)`
  return query<IngredientOf>(
    sql`SELECT i.step, i.amount, i.amount_max, i.note, i.is_header, i.no_amount, i.original_text, ${unit} AS unit,
        ${food} AS food
      FROM ${seen} CROSS JOIN ingredient i ON i.space_id = ${space} AND i.recipe = r.id
      ORDER BY i.step, i.position`,
    { json: ['unit', 'food'], bool: ['is_header', 'no_amount'] },
  )
}

/** A recipe within another, as JSON, where the asker may see it. */
const visibleName = (
  context: Context,
  id: SQL,
): SQL => sql`(SELECT json_object('id', o.id, 'name', o.name) FROM recipe o
  WHERE o.space_id = ${membershipOf(context).space} AND o.id = ${id} AND o.deleted_with IS NULL
    AND ${readableRecipe(context, sql`o`)})`
