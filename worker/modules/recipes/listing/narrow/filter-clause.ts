import { sql, type SQL } from 'drizzle-orm'

/**
 * What a list is narrowed by: a set of recipes, as rows of `recipe`; such a set that recipes must not be in; or what a
 * recipe `r` has to be.
 */
export type FilterClause = { within: SQL } | { without: SQL } | { where: SQL }

export const clauseCondition = (narrowing: FilterClause): SQL => {
  if ('where' in narrowing) return narrowing.where
  return 'within' in narrowing
    ? sql`r.id IN (SELECT recipe FROM (${narrowing.within}))`
    : sql`r.id NOT IN (SELECT recipe FROM (${narrowing.without}))`
}

/**
 * Where to look for recipes that are narrowed so. The order of a cross join is kept: one set, where there is any, is
 * looked up, rather than every recipe of the space looked for in it.
 */
export function filteredSource(search: SQL | null, narrowings: readonly FilterClause[]): { from: SQL; where: SQL[] } {
  if (search) return { from: joinRecipes(search), where: narrowings.map(clauseCondition) }
  const first = narrowings.find((one) => 'within' in one)
  const from =
    first && 'within' in first ? joinRecipes(sql`SELECT DISTINCT recipe FROM (${first.within})`) : sql`recipe r`
  return { from, where: narrowings.filter((one) => one !== first).map(clauseCondition) }
}

const joinRecipes = (found: SQL): SQL => sql`(${found}) f CROSS JOIN recipe r ON r.id = f.recipe`
