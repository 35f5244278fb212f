import { sql } from 'drizzle-orm'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { readableOrDeletedRecipe } from '#worker/access/recipe.access.ts'
import type { RecipeState } from '../recipe-state.ts'
import type { NameLookup } from './diff-recipes.ts'

interface Named {
  id: number
  name: string
}

/** Includes names of deleted rows; of recipes, only those that the asker may see. */
export function nameQueries(context: Context, states: readonly RecipeState[]) {
  const { space } = membershipOf(context)
  const steps = states.flatMap((state) => state.steps)
  const ingredients = steps.flatMap((step) => step.ingredients)
  const named = (table: string, ids: readonly (number | null)[]) =>
    query<Named>(
      sql`SELECT id, name FROM ${sql.identifier(table)} WHERE space_id = ${space}
        AND ${inValues(
          sql`id`,
          [...new Set(ids)].filter((id) => id !== null),
        )}`,
    )
  return {
    food: named(
      'food',
      ingredients.map(({ food }) => food),
    ),
    unit: named(
      'unit',
      ingredients.map(({ unit }) => unit),
    ),
    keyword: named(
      'keyword',
      states.flatMap(({ keywords }) => keywords),
    ),
    recipe: query<Named>(
      sql`SELECT id, name FROM recipe WHERE space_id = ${space} AND ${readableOrDeletedRecipe(context, sql`recipe.id`)}
        AND ${inValues(sql`id`, [...new Set(steps.flatMap(({ step_recipe }) => step_recipe ?? []))])}`,
    ),
    person: query<Named>(
      sql`SELECT user_id AS id, display_name AS name FROM member WHERE space_id = ${space}
        AND ${inValues(sql`user_id`, [...new Set(states.flatMap(({ shared }) => shared))])}`,
    ),
  }
}

type Kind = 'food' | 'unit' | 'keyword' | 'recipe' | 'person'

export function namesFrom({ url }: Context, found: Record<Kind, readonly Named[]>): NameLookup {
  const names = (kind: Kind) => {
    const byId = new Map(found[kind].map(({ id, name }) => [id, name]))
    return (id: number) => byId.get(id) ?? '?'
  }
  return {
    food: names('food'),
    unit: names('unit'),
    keyword: names('keyword'),
    recipe: names('recipe'),
    person: names('person'),
    image: (key) => `${url.origin}/media/${key}`,
  }
}
