import { sql } from 'drizzle-orm'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import type { QueryResults } from '#worker/kernel/sql/query.ts'
import { shoppingPreferenceOf } from '#worker/modules/shopping/shopping-preference.ts'
import {
  countChecked,
  listStateFrom,
  listRecipeQueries,
  portionsFrom,
} from '#worker/modules/shopping/recipes/load-list.ts'
import { entriesFor, recipeLines, type RecipeLine } from '#worker/modules/shopping/recipes/recipe-lines.ts'
import { shoppingDecider } from '#worker/modules/shopping/shopping.decider.ts'
import type { ShoppingEvent } from '#worker/modules/shopping/shopping.events.ts'
import type { Plan } from '#worker/modules/meal-plans/plan.decider.ts'

interface PlanShoppingInput {
  recipe?: number | null | undefined
  servings?: number | undefined
  addshopping?: boolean | null | undefined
}

export function loadPlanShopping(
  context: Context,
  plan: number | null,
  { recipe, servings, addshopping }: PlanShoppingInput,
) {
  const { space } = membershipOf(context)
  const planned = recipe
    ? sql`SELECT ${recipe} AS id`
    : sql`SELECT recipe AS id FROM meal_plan WHERE space_id = ${space} AND id = ${plan}`
  const lines = recipeLines(context, planned, addshopping ? null : [], shoppingPreferenceOf(context))
  const concerns = plan !== null && (addshopping === true || servings !== undefined)
  const listed = concerns ? sql`l.mealplan = ${plan}` : sql`0`
  const added = addshopping ? sql`(SELECT count(*) FROM (${lines.statement}))` : sql`0`
  return {
    load: { lines, ...listRecipeQueries(space, listed) },
    wants: {
      'shopping-list-recipe': addshopping ? 1 : 0,
      'shopping-list-entry': concerns ? sql`${added} + ${countChecked(space, listed)}` : added,
    },
  }
}

type LoadedShopping = QueryResults<ReturnType<typeof loadPlanShopping>['load']>

/** Lists the plan's recipe once, and only scales it from then on. */
export function planShoppingEvents(
  plan: NonNullable<Plan>,
  { addshopping }: PlanShoppingInput,
  known: LoadedShopping,
  { nextId, by }: { nextId: (kind: string) => number; by: number },
): ShoppingEvent[] {
  if (known.listRecipes.length > 0) return rescalePlanEvents(plan, known, nextId)
  return addshopping ? addPlanEvents(plan, known.lines, { nextId, by }) : []
}

/** A plan for 0 servings, or without a recipe, adds nothing. */
export function addPlanEvents(
  { id: mealplan, servings, recipe }: NonNullable<Plan>,
  lines: readonly RecipeLine[],
  { nextId, by }: { nextId: (kind: string) => number; by: number },
): ShoppingEvent[] {
  if (recipe === null || servings === 0) return []
  const id = nextId('shopping-list-recipe')
  const listRecipe = { id, name: '', recipe, mealplan, servings }
  return shoppingDecider.decide.add(shoppingDecider.initial, {
    by,
    listRecipe,
    entries: entriesFor(lines, id, servings, nextId),
  })
}

const rescalePlanEvents = (
  { servings }: NonNullable<Plan>,
  { entries, listRecipes, portions }: Omit<LoadedShopping, 'lines'>,
  nextId: (kind: string) => number,
): ShoppingEvent[] =>
  listRecipes.flatMap(({ id, recipe }) =>
    servings > 0 && recipe !== null
      ? shoppingDecider.decide.rescale(listStateFrom(entries, listRecipes), {
          listRecipe: id,
          servings,
          portions: portionsFrom({ portions }),
          nextId,
        })
      : [],
  )
