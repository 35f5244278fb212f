import { sql } from 'drizzle-orm'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { invalid } from '#worker/kernel/contract/errors.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { readableRecipe } from '#worker/access/recipe.access.ts'

interface Known {
  id: number
}

export const referableRecipes = (context: Context, plan: number | null, recipe: number | null | undefined) => {
  const { space } = membershipOf(context)
  return query<Known>(sql`SELECT recipe.id FROM recipe
    WHERE recipe.space_id = ${space} AND recipe.deleted_with IS NULL AND ${readableRecipe(context)}
    AND recipe.id IN (${recipe ?? null}, (SELECT p.recipe FROM meal_plan p WHERE p.space_id = ${space} AND p.id = ${plan}))`)
}

/** Undefined leaves it, and so does null from an asker who may not see the stored recipe. */
export function resolvePlanRecipe(
  given: number | null | undefined,
  stored: number | null,
  referable: readonly Known[],
): number | null | undefined {
  const may = (recipe: number) => referable.some(({ id }) => id === recipe)
  if (given === null) return stored === null || may(stored) ? null : undefined
  if (given === undefined || given === stored || may(given)) return given
  throw unknownReference('recipe', given)
}

export const referablePeople = (space: number, people: readonly number[] | null | undefined) =>
  query<Known>(
    sql`SELECT user_id AS id FROM member WHERE space_id = ${space} AND NOT gone AND ${inValues(sql`user_id`, people ?? [])}`,
  )

export function resolvePlanPeople(
  given: readonly number[] | null | undefined,
  stored: readonly number[],
  referable: readonly Known[],
): number[] | undefined {
  if (!given) return undefined
  const may = new Set([...stored, ...referable.map(({ id }) => id)])
  const stranger = given.find((id) => !may.has(id))
  if (stranger !== undefined) throw unknownReference('shared', stranger)
  return [...new Set(given)]
}

export const unknownReference = (field: string, id: number) =>
  invalid({ [field]: [`Invalid pk "${id}" - object does not exist.`] }, 'request.unknown_reference')
