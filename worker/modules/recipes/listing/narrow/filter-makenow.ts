import { sql, type SQL } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { foodsInStock } from '#worker/modules/inventory/location.rows.ts'
import { householdOwned } from '#worker/access/household.access.ts'
import type { FilterClause } from './filter-clause.ts'
import type { Params } from '../parse/recipe-params.ts'

/**
 * Recipes `r` with at most so many missing foods. A food is there if it is on hand, kept in one of the household's
 * places, never bought, or has a substitute that is there; if the food says so, also by a descendant or sibling.
 */
export function makenowCondition(context: Context, space: SQL, params: Params): FilterClause[] {
  const missing = params.flag('makenow') === true && params.words('makenow')[0] !== '1' ? 0 : wholeNumber(params)
  if (missing === null) return []
  // Without missing foods, only recipes that use something in the house qualify: few, found by an index.
  const begun = sql`SELECT DISTINCT i.recipe FROM got CROSS JOIN ingredient i
    ON i.space_id = ${space} AND i.food = got.id AND i.recipe IS NOT NULL`
  const any = sql`SELECT DISTINCT i.recipe FROM ingredient i JOIN food f
    ON f.space_id = i.space_id AND f.id = i.food AND f.deleted_with IS NULL
    WHERE i.space_id = ${space} AND i.recipe IS NOT NULL`
  return [
    {
      within: sql`
    WITH RECURSIVE stock (id) AS (
      SELECT o.food_id FROM food_onhand o JOIN food f ON f.space_id = o.space_id AND f.id = o.food_id
        WHERE o.space_id = ${space} AND f.deleted_with IS NULL AND ${householdOwned(context, sql`o.user_id`)}
      UNION ${foodsInStock(context)}),
    above (id) AS (
      SELECT f.parent FROM food f WHERE f.space_id = ${space} AND f.id IN stock AND f.parent IS NOT NULL
      UNION SELECT f.parent FROM food f JOIN above ON f.space_id = ${space} AND f.id = above.id AND f.parent IS NOT NULL),
    beside (parent) AS (SELECT f.parent FROM food f WHERE f.space_id = ${space} AND f.id IN stock AND f.parent IS NOT NULL),
    instead (id) AS (
      SELECT s.low FROM food_substitute s WHERE s.space_id = ${space} AND s.high IN stock
      UNION SELECT s.high FROM food_substitute s WHERE s.space_id = ${space} AND s.low IN stock),
    got (id) AS (
      SELECT f.id FROM food f WHERE f.space_id = ${space} AND f.deleted_with IS NULL AND (
        f.id IN stock OR f.id IN instead OR (f.ignore_shopping AND f.recipe IS NULL)
        OR (f.substitute_children AND f.id IN above) OR (f.substitute_siblings AND f.parent IN beside)))
    SELECT c.recipe FROM (${missing === 0 ? begun : any}) c WHERE (
      SELECT count(DISTINCT i.food) FROM ingredient i
        JOIN food f ON f.space_id = i.space_id AND f.id = i.food AND f.deleted_with IS NULL
        WHERE i.space_id = ${space} AND i.recipe = c.recipe AND i.food NOT IN got) <= ${missing}`,
    },
  ]
}

/** `makenow=2` allows two missing foods; 0, and anything that is not a number, switch the filter off. */
function wholeNumber(params: Params): number | null {
  const [word] = params.words('makenow')
  return word !== undefined && /^[1-9]\d{0,3}$/.test(word) ? Number(word) : null
}
