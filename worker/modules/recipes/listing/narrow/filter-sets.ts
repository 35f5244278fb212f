import { sql, type SQL } from 'drizzle-orm'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import type { FilterClause } from './filter-clause.ts'
import type { Params } from '../parse/recipe-params.ts'

interface Link {
  name: 'keywords' | 'foods' | 'units'
  rows: string
  column: string
  tree?: string
}

const links: Link[] = [
  { name: 'keywords', rows: 'recipe_keyword', column: 'keyword', tree: 'keyword' },
  { name: 'foods', rows: 'ingredient', column: 'food', tree: 'food' },
  { name: 'units', rows: 'ingredient', column: 'unit' },
]

export const setConditions = (space: SQL, params: Params): FilterClause[] => {
  const children = params.flag('include_children') ?? true
  return links.flatMap((link) => {
    const having = (ids: readonly number[], all: boolean) => linkedRecipes(space, link, ids, all, children)
    const any = params.ids(`${link.name}_or`)
    const plain = any.length > 0 ? any : params.ids(link.name)
    const all = params.ids(`${link.name}_and`)
    const none = params.ids(`${link.name}_or_not`)
    const notAll = params.ids(`${link.name}_and_not`)
    return [
      ...(plain.length > 0 ? [{ within: having(plain, false) }] : []),
      ...(all.length > 0 ? [{ within: having(all, true) }] : []),
      ...(none.length > 0 ? [{ without: having(none, false) }] : []),
      ...(notAll.length > 0 ? [{ without: having(notAll, true) }] : []),
    ]
  })
}

/** An id in a tree stands for its descendants, too. */
function linkedRecipes(
  space: SQL,
  { rows, column, tree }: Link,
  ids: readonly number[],
  all: boolean,
  children: boolean,
) {
  const wanted = [...new Set(ids)]
  const below =
    tree && children
      ? sql`UNION SELECT down.root, c.id FROM down JOIN ${sql.raw(tree)} c
          ON c.space_id = ${space} AND c.parent = down.id AND c.deleted_with IS NULL`
      : sql``
  const enough = all
    ? sql`GROUP BY l.recipe HAVING count(DISTINCT down.root) = ${sql.raw(String(wanted.length))}`
    : sql``
  return sql`WITH RECURSIVE down (root, id) AS (SELECT value, value FROM ${jsonEach(wanted)} ${below})
    SELECT l.recipe FROM down JOIN ${sql.raw(rows)} l ON l.space_id = ${space} AND l.${sql.raw(column)} = down.id
    WHERE l.recipe IS NOT NULL ${enough}`
}
