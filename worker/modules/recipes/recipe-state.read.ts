import { sql, type SQL } from 'drizzle-orm'
import { query, tableQuery, type QueryResults } from '#worker/kernel/sql/query.ts'
import { storedProperties } from '#worker/modules/properties/property.rows.ts'
import type { RecipeState } from './recipe-state.ts'
import { recipeTable } from './recipe.table.ts'
import { ingredientTable, stepTable } from './parts/step.table.ts'

/** Reads a recipe regardless of who asks; `stateOf` assembles the rows. `id` may be SQL. */
export const stateQueries = (space: number, id: number | SQL | null) => ({
  recipe: tableQuery(recipeTable, sql`SELECT * FROM recipe WHERE space_id = ${space} AND id = ${id}`),
  keywords: query<{ keyword: number }>(
    sql`SELECT keyword FROM recipe_keyword WHERE space_id = ${space} AND recipe = ${id} ORDER BY position`,
  ),
  shared: query<{ user_id: number }>(
    // Answers leave out members who left, so a body without them must change nothing.
    sql`SELECT user_id FROM recipe_shared s WHERE space_id = ${space} AND recipe = ${id} AND EXISTS (
      SELECT 1 FROM member m WHERE m.space_id = s.space_id AND m.user_id = s.user_id AND NOT m.gone) ORDER BY user_id`,
  ),
  properties: storedProperties('recipe', space, id),
  steps: tableQuery(stepTable, sql`SELECT * FROM step WHERE space_id = ${space} AND recipe = ${id} ORDER BY position`),
  ingredients: tableQuery(
    ingredientTable,
    sql`SELECT * FROM ingredient WHERE space_id = ${space} AND recipe = ${id} ORDER BY step, position`,
  ),
})

type Rows = QueryResults<ReturnType<typeof stateQueries>>
export type StoredStep = Rows['steps'][number]
export type StoredIngredient = Rows['ingredients'][number]

export function stateOf({
  recipe,
  keywords,
  shared,
  properties,
  steps,
  ingredients,
}: Rows): (RecipeState & Versioned) | null {
  const [row] = recipe
  if (!row) return null
  const {
    space_id: _space,
    created_at: _at,
    updated_at: _when,
    name_fold: _fold,
    step_count: _steps,
    ingredient_count: _ingredients,
    variant_of: _origin,
    deleted_with,
    version,
    ...fields
  } = row
  return {
    ...fields,
    version,
    deleted: deleted_with !== null,
    keywords: keywords.map(({ keyword }) => keyword),
    shared: shared.map(({ user_id }) => user_id),
    properties,
    steps: stepValues(steps, ingredients),
  }
}

export interface Versioned {
  version: number
}

export const stepValues = (steps: readonly StoredStep[], ingredients: readonly StoredIngredient[]) =>
  steps.map((row) => {
    const { space_id: _space, recipe: _recipe, position: _position, ...step } = row
    return {
      ...step,
      ingredients: ingredients.filter((ingredient) => ingredient.step === step.id).map(readIngredientValue),
    }
  })

export function readIngredientValue(row: StoredIngredient) {
  const { space_id: _space, recipe: _recipe, step: _step, position: _position, ...ingredient } = row
  return ingredient
}
