import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, type Context } from '../../kernel/log/context.ts'
import { each } from '../../kernel/sql/sql.ts'
import { circle } from '../../access/household.access.ts'
import { open } from '../../access/recipe.access.ts'
import { visiblePlan } from '../meal-plans/plan.rows.ts'
import { later } from '../meal-plans/plan.decider.ts'

interface Wish {
  first: string
  last: string
  keywords: readonly number[]
  all: boolean
}

/** For so many days around a planned meal, its recipe is not planned again while there are others. */
const FRESH_DAYS = 14

/**
 * Ids of recipes to plan, at most one for each of so many days: chance decides, but what was planned or cooked lately comes
 * after everything else. The same request chooses the same wherever it asks.
 */
export function chosenRecipes(context: Context, wish: Wish, most: number): SQL {
  const { space } = membershipOf(context)
  const seed = Date.parse(context.at) % 1_000_003
  return sql`SELECT r.id AS id FROM recipe r WHERE ${fitting(context, wish)}
    ORDER BY r.id IN (${lately(context, space, wish)}), ((r.id + ${seed}) * 2654435761 % 4294967291) * 48271 % 2147483647, r.id
    LIMIT ${most}`
}

/** True for recipes `r` of the keywords that the asker may see, and that are more than a file elsewhere. */
export function fitting(context: Context, { keywords, all }: Pick<Wish, 'keywords' | 'all'>): SQL {
  const { space } = membershipOf(context)
  const here = sql`r.space_id = ${space} AND r.deleted_with IS NULL AND r.internal AND ${open(context, sql`r`)}`
  if (keywords.length === 0) return here
  const known = sql`SELECT id FROM keyword WHERE space_id = ${space} AND deleted_with IS NULL
    AND id IN (SELECT value FROM ${each(keywords)})`
  return sql`${here} AND r.id IN (
    WITH RECURSIVE down (root, id) AS (
      SELECT id, id FROM (${known})
      UNION SELECT down.root, c.id FROM down JOIN keyword c
        ON c.space_id = ${space} AND c.parent = down.id AND c.deleted_with IS NULL)
    SELECT l.recipe FROM down CROSS JOIN recipe_keyword l ON l.space_id = ${space} AND l.keyword = down.id
    GROUP BY l.recipe HAVING count(DISTINCT down.root) >= ${all ? sql`(SELECT count(*) FROM (${known}))` : 1})`
}

/** Recipes that the asker's household planned around these days, or cooked just before them. */
const lately = (context: Context, space: number, { first, last }: Wish): SQL => sql`
  SELECT meal_plan.recipe FROM meal_plan WHERE meal_plan.space_id = ${space} AND meal_plan.deleted_with IS NULL
    AND meal_plan.to_date >= ${later(first, -FRESH_DAYS)} AND meal_plan.from_date <= ${later(last, FRESH_DAYS)}
    AND meal_plan.recipe IS NOT NULL AND ${visiblePlan(context)}
  UNION SELECT c.recipe FROM cook_log c WHERE c.space_id = ${space} AND c.deleted_with IS NULL
    AND c.created_at >= ${later(first, -FRESH_DAYS)} AND ${circle(context, sql`c.created_by`)}`
