import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { householdOwned } from '#worker/access/household.access.ts'
import { readableRecipe } from '#worker/access/recipe.access.ts'
import { isPlanVisible } from '#worker/modules/meal-plans/plan.rows.ts'
import { addPlanDays } from '#worker/modules/meal-plans/plan.decider.ts'

export interface RecipeChoice {
  first: string
  last: string
  keywords: readonly number[]
  all: boolean
}

/** A recipe comes last in so many days before and after a day that it is planned for. */
const FRESH_DAYS = 14

/**
 * Ids of at most `limit` recipes in random order, those planned or cooked lately last. The time of the request is the
 * seed, so that all statements of a request choose the same recipes.
 */
export function chooseRecipes(
  context: Context,
  wish: RecipeChoice,
  limit: number,
  conditions: readonly SQL[] = [],
): SQL {
  const { space } = membershipOf(context)
  const seed = Date.parse(context.at) % 1_000_003
  return sql`SELECT r.id AS id FROM recipe r
    WHERE ${sql.join([isCandidate(context, wish), ...conditions], sql` AND `)}
    ORDER BY r.id IN (${recentRecipes(context, space, wish)}), ((r.id + ${seed}) * 2654435761 % 4294967291) * 48271 % 2147483647, r.id
    LIMIT ${limit}`
}

/**
 * True for recipes `r` that have the keywords and that the asker may see. A recipe that is only a file elsewhere is
 * none.
 */
export function isCandidate(context: Context, { keywords, all }: Pick<RecipeChoice, 'keywords' | 'all'>): SQL {
  const { space } = membershipOf(context)
  const here = sql`r.space_id = ${space} AND r.deleted_with IS NULL AND r.internal AND ${readableRecipe(context, sql`r`)}`
  if (keywords.length === 0) return here
  const known = sql`SELECT id FROM keyword WHERE space_id = ${space} AND deleted_with IS NULL
    AND id IN (SELECT value FROM ${jsonEach(keywords)})`
  return sql`${here} AND r.id IN (
    WITH RECURSIVE down (root, id) AS (
      SELECT id, id FROM (${known})
      UNION SELECT down.root, c.id FROM down JOIN keyword c
        ON c.space_id = ${space} AND c.parent = down.id AND c.deleted_with IS NULL)
    SELECT l.recipe FROM down CROSS JOIN recipe_keyword l ON l.space_id = ${space} AND l.keyword = down.id
    GROUP BY l.recipe HAVING count(DISTINCT down.root) >= ${all ? sql`(SELECT count(*) FROM (${known}))` : 1})`
}

const recentRecipes = (context: Context, space: number, { first, last }: RecipeChoice): SQL => sql`
  SELECT meal_plan.recipe FROM meal_plan WHERE meal_plan.space_id = ${space} AND meal_plan.deleted_with IS NULL
    AND meal_plan.to_date >= ${addPlanDays(first, -FRESH_DAYS)} AND meal_plan.from_date <= ${addPlanDays(last, FRESH_DAYS)}
    AND meal_plan.recipe IS NOT NULL AND ${isPlanVisible(context)}
  UNION SELECT c.recipe FROM cook_log c WHERE c.space_id = ${space} AND c.deleted_with IS NULL
    AND c.created_at >= ${addPlanDays(first, -FRESH_DAYS)} AND ${householdOwned(context, sql`c.created_by`)}`
