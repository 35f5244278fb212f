import { sql, type SQL } from 'drizzle-orm'

/** A set of recipes to be in, or not to be in, as rows of `recipe`; or a condition on a recipe `r`. */
export type FilterClause = { within: SQL } | { without: SQL } | { where: SQL }

export const clauseCondition = (narrowing: FilterClause): SQL => {
  if ('where' in narrowing) return narrowing.where
  return 'within' in narrowing
    ? sql`r.id IN (SELECT recipe FROM (${narrowing.within}))`
    : sql`r.id NOT IN (SELECT recipe FROM (${narrowing.without}))`
}

/**
 * SQLite keeps the order of a cross join: it reads one set, where there is any, instead of looking every recipe of the
 * space up in it.
 */
export function filteredSource(search: SQL | null, narrowings: readonly FilterClause[]): { from: SQL; where: SQL[] } {
  if (search) return { from: joinRecipes(search), where: narrowings.map(clauseCondition) }
  const first = narrowings.find((one) => 'within' in one)
  const from =
    first && 'within' in first ? joinRecipes(sql`SELECT DISTINCT recipe FROM (${first.within})`) : sql`recipe r`
  return { from, where: narrowings.filter((one) => one !== first).map(clauseCondition) }
}

const joinRecipes = (found: SQL): SQL => sql`(${found}) f CROSS JOIN recipe r ON r.id = f.recipe`
