import { sql } from 'drizzle-orm'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { planTable } from '#worker/modules/meal-plans/plan.table.ts'
import { isPlanVisible } from '#worker/modules/meal-plans/plan.rows.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import { unknownReference } from '../entries/entry.references.ts'

interface ListRecipeInput {
  name?: string | undefined
  recipe?: number | null | undefined
  mealplan?: number | null | undefined
}

export const referableRows = (context: Context, { recipe, mealplan }: ListRecipeInput) =>
  query<{ what: 'recipe' | 'mealplan' }>(sql`
    SELECT 'recipe' AS what WHERE ${visibleRecipe(context, sql`${recipe ?? null}`)}
    UNION ALL SELECT 'mealplan' FROM ${planTable} WHERE ${planTable.space_id} = ${membershipOf(context).space}
      AND ${planTable.id} = ${mealplan ?? null} AND ${planTable.deleted_with} IS NULL AND ${isPlanVisible(context)}`)

export function checkListRecipe(
  { name, recipe, mealplan }: ListRecipeInput,
  there: readonly { what: string }[],
): ListRecipeInput {
  const may = (what: string) => there.some((row) => row.what === what)
  if (typeof recipe === 'number' && !may('recipe')) throw unknownReference('recipe', recipe)
  if (typeof mealplan === 'number' && !may('mealplan')) throw unknownReference('mealplan', mealplan)
  return { name, recipe, mealplan }
}

/**
 * Drops fields that only repeat what the asker was shown, so that a hidden recipe is not removed by sending its null
 * back.
 */
export const dropUnchanged = (
  { name, recipe, mealplan }: ListRecipeInput,
  shown: ListRecipeInput,
): ListRecipeInput => ({
  name: name === shown.name ? undefined : name,
  recipe: recipe === shown.recipe ? undefined : recipe,
  mealplan: mealplan === shown.mealplan ? undefined : mealplan,
})
