import { sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { answer, type Answer } from '#worker/kernel/log/execute.ts'
import { foundOne, query, type QueryResults, type Row } from '#worker/kernel/sql/query.ts'
import { sumConvertible } from '#worker/modules/conversions/graph/sum-convertible.ts'
import { conversionGraphFrom, conversionGraphQueries } from '#worker/modules/conversions/conversion-graph.read.ts'
import { readableRecipe } from '#worker/access/recipe.access.ts'
import { planFilter } from '../entries/entry.list.ts'
import { isEntryVisible } from '../entries/entry.rows.ts'
import type { shoppingSums } from './sum.contract.ts'

interface Line {
  id: number
  amount: number
  unit: number | null
  unit_name: string | null
  unit_plural: string | null
  base_unit: string | null
  food: number
  name: string
  plural_name: string | null
  supermarket_category: number | null
  category: string | null
  list_recipe: number | null
  recipe: number | null
  recipe_name: string | null
}

/** Open entries, added up for each food as far as units convert. One round trip. */
export async function listSums(context: Context, params: Row): Promise<Answer<z.output<typeof shoppingSums>>> {
  const { space, shard } = membershipOf(context)
  const conditions = [
    isEntryVisible(context),
    sql`shopping_list_entry.checked = 0 AND shopping_list_entry.completed_at IS NULL`,
    sql`shopping_list_entry.deleted_with IS NULL`,
    sql`(delay_until IS NULL OR delay_until <= ${context.at})`,
    planFilter(space, params['mealplan']),
  ]
  const found = await context.spaceDatabase(shard).read(sumQueries(context, sql.join(conditions, sql` AND `)))
  const results = sumsOf(found).map(({ lines, amounts }) => ({
    food: foodOf(foundOne(lines)),
    amounts: amounts.map(({ amount, unit, lines: parts }) => ({
      amount,
      unit: unitOf(unit),
      entries: parts.map(partOf),
    })),
  }))
  return answer({ timestamp: context.at, results })
}

/** Of the entries for which a condition on `shopping_list_entry` holds. */
export const sumQueries = (context: Context, where: SQL) => ({
  lines: linesWhere(context, where),
  ...conversionGraphQueries(membershipOf(context).space, sql`SELECT food FROM shopping_list_entry WHERE ${where}`),
})

/** For each food its lines, and their sums; the `unit` of a sum is a line with it. */
export function sumsOf({ lines, ...kitchenRows }: QueryResults<ReturnType<typeof sumQueries>>) {
  const kitchen = conversionGraphFrom(
    kitchenRows,
    lines.flatMap(({ unit, unit_name: name, base_unit }) =>
      unit === null || name === null ? [] : [{ id: unit, name, base_unit }],
    ),
  )
  return [...Map.groupBy(lines, ({ food }) => food)].map(([food, of]) => ({
    lines: of,
    amounts: sumConvertible(kitchen, food, of).map((sum) => ({
      ...sum,
      unit: of.find(({ unit }) => unit !== null && unit === sum.unit),
    })),
  }))
}

const linesWhere = (context: Context, where: SQL) =>
  query<Line>(sql`
    SELECT shopping_list_entry.id, amount, u.id AS unit, u.name AS unit_name, u.plural_name AS unit_plural, u.base_unit,
      f.id AS food, f.name, f.plural_name, c.id AS supermarket_category, c.name AS category, list_recipe, r.id AS recipe, r.name AS recipe_name
    FROM shopping_list_entry
    JOIN food f ON f.space_id = shopping_list_entry.space_id AND f.id = food
    LEFT JOIN supermarket_category c ON c.space_id = f.space_id AND c.id = f.supermarket_category AND c.deleted_with IS NULL
    LEFT JOIN unit u ON u.space_id = f.space_id AND u.id = unit AND u.deleted_with IS NULL
    LEFT JOIN shopping_list_recipe l ON l.space_id = f.space_id AND l.id = list_recipe AND l.deleted_with IS NULL
    LEFT JOIN recipe r ON r.space_id = f.space_id AND r.id = l.recipe AND r.deleted_with IS NULL AND ${readableRecipe(context, sql`r`)}
    WHERE ${where} ORDER BY f.name_fold, f.id, shopping_list_entry.id`)

const foodOf = (line: Line) => ({
  id: line.food,
  name: line.name,
  plural_name: line.plural_name,
  supermarket_category: line.supermarket_category,
})

const unitOf = (line: Line | undefined) =>
  !line || line.unit === null || line.unit_name === null
    ? null
    : { id: line.unit, name: line.unit_name, plural_name: line.unit_plural }

const partOf = (line: Line) => ({
  id: line.id,
  amount: line.amount,
  unit: unitOf(line),
  list_recipe: line.list_recipe,
  recipe: line.recipe === null || line.recipe_name === null ? null : { id: line.recipe, name: line.recipe_name },
})
