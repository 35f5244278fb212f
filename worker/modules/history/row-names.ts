import { sql, type SQL } from 'drizzle-orm'
import { readableRecipe } from '#worker/access/recipe.access.ts'
import { hasLevel, membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { columnOf, type Definition } from '#worker/kernel/resource/define-resource.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import type { Database } from '#worker/kernel/sql/database.ts'
import { query, type Query } from '#worker/kernel/sql/query.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { doubleKinds } from '#worker/modules/doubles/distinct-pair.contract.ts'
import { isPlanVisible } from '#worker/modules/meal-plans/plan.rows.ts'
import type { Mention } from './mentioned-rows.ts'

export interface NamedMention extends Mention {
  name: string
}

/** `SELECT id, name` of those of the space's rows that `ids` names and the asker may see. */
type SelectNames = (context: Context, space: number, ids: readonly number[]) => SQL

/**
 * What rows of the space are called now, deleted ones too. A row without a name is called after what it is of, and rows
 * that the asker may not see are left out. One round trip, and a row or two for each.
 */
export async function namesOfRows(
  modules: readonly Module[],
  context: Context,
  db: Database,
  mentions: readonly Mention[],
): Promise<NamedMention[]> {
  const { space, households } = membershipOf(context)
  const wanted = Map.groupBy(mentions, ({ kind }) => kind)
  const queries: Record<string, Query<{ id: number; name: string | null }>> = {}
  for (const [kind, rows] of wanted) {
    const select = selectNames(modules, context, kind)
    if (select) queries[kind] = query(select(context, space, [...new Set(rows.map(({ id }) => id))]))
  }
  const found = Object.keys(queries).length === 0 ? {} : await db.read(queries)
  const own = wanted.has('household') ? { household: households } : {}
  return Object.entries({ ...found, ...own }).flatMap(([kind, rows]) =>
    rows.flatMap(({ id, name }) => (name ? [{ kind, id, name }] : [])),
  )
}

function selectNames(modules: readonly Module[], context: Context, kind: string): SelectNames | undefined {
  const select = calledAfter.get(kind)
  if (select) return select
  const inSpace = modules.filter(({ tables = [], resources = [] }) =>
    resources.some(({ table }) => tables.includes(table)),
  )
  const definition = inSpace.flatMap(({ resources = [] }) => resources).find(({ contract }) => contract.name === kind)
  return definition && hasLevel(context, definition.contract.roles.read) ? ownNames(definition) : undefined
}

const ownNames = ({ table, rules }: Definition): SelectNames | undefined => {
  const name = columnOf(table, 'name')
  if (!name) return undefined
  return (context, space, ids) =>
    sql`SELECT ${table.id} AS id, ${name} AS name FROM ${table}
      WHERE ${table.space_id} = ${space} AND ${inValues(table.id, ids)} AND ${rules.visible?.(context) ?? sql`1`}`
}

const foodOf = (table: string): SelectNames => nameOfTheir(table, 'food', 'food')

const nameOfTheir =
  (table: string, column: string, target: string): SelectNames =>
  (_context, space, ids) =>
    sql`SELECT t.id, n.name FROM ${sql.identifier(table)} t JOIN ${sql.identifier(target)} n
      ON n.space_id = t.space_id AND n.id = t.${sql.identifier(column)}
      WHERE t.space_id = ${space} AND ${inValues(sql`t.id`, ids)}`

const recipeOf =
  (table: string): SelectNames =>
  (context, space, ids) =>
    sql`SELECT t.id, r.name FROM ${sql.identifier(table)} t JOIN recipe r ON r.space_id = t.space_id AND r.id = t.recipe
      WHERE t.space_id = ${space} AND ${inValues(sql`t.id`, ids)} AND ${readableRecipe(context, sql`r`)}`

/** What one side of `t`, a row of `distinct_pair`, is called. */
const nameInPair = (id: SQL) =>
  sql`CASE t.kind ${sql.join(
    doubleKinds.map(
      (kind) => sql`WHEN ${kind} THEN (SELECT n.name FROM ${sql.identifier(kind.replaceAll('-', '_'))} n
        WHERE n.space_id = t.space_id AND n.id = ${id})`,
    ),
    sql` `,
  )} END`

const calledAfter = new Map<string, SelectNames>(
  Object.entries<SelectNames>({
    user: (_context, space, ids) =>
      sql`SELECT user_id AS id, display_name AS name FROM member WHERE space_id = ${space} AND ${inValues(sql`user_id`, ids)}`,
    'meal-plan': (context, space, ids) =>
      sql`SELECT meal_plan.id, coalesce(nullif(meal_plan.title, ''), (SELECT r.name FROM recipe r WHERE r.space_id = ${space}
        AND r.id = meal_plan.recipe AND ${readableRecipe(context, sql`r`)})) AS name FROM meal_plan
      WHERE meal_plan.space_id = ${space} AND ${inValues(sql`meal_plan.id`, ids)} AND ${isPlanVisible(context)}`,
    'shopping-list-recipe': (context, space, ids) =>
      sql`SELECT l.id, r.name FROM shopping_list_recipe l JOIN recipe r ON r.space_id = l.space_id AND r.id = l.recipe
      WHERE l.space_id = ${space} AND ${inValues(sql`l.id`, ids)} AND ${readableRecipe(context, sql`r`)}`,
    'shopping-list-entry': foodOf('shopping_list_entry'),
    'unit-conversion': foodOf('unit_conversion'),
    'inventory-entry': foodOf('inventory_entry'),
    property: nameOfTheir('property', 'property_type', 'property_type'),
    'supermarket-category-relation': nameOfTheir('supermarket_category_relation', 'category', 'supermarket_category'),
    'distinct-pair': (_context, space, ids) =>
      sql`SELECT t.id, ${nameInPair(sql`t.low`)} || ' / ' || ${nameInPair(sql`t.high`)} AS name FROM distinct_pair t
      WHERE t.space_id = ${space} AND ${inValues(sql`t.id`, ids)}`,
    'cook-log': recipeOf('cook_log'),
    'recipe-book-entry': recipeOf('recipe_book_entry'),
    step: noNames,
    ingredient: noNames,
  }),
)

/** Their recipes may be private. */
function noNames(): SQL {
  return sql`SELECT 0 AS id, '' AS name WHERE 0`
}
