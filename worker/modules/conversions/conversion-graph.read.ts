import { sql, type SQL } from 'drizzle-orm'
import { query, type QueryResults } from '#worker/kernel/sql/query.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { baseUnitKeys } from '#worker/modules/amounts/index.ts'
import { conversionGraphOf, type ConversionGraph } from './graph/conversion-graph.ts'
import type { Conversion, Unit } from './graph/unit-sizes.ts'

interface ConversionRow extends Conversion {
  base: string
  base_measure: string | null
  converted: string
  converted_measure: string | null
}

/** Reads some dozen rows, however many foods and units the space has. `foods` is a subquery of ids. */
export const conversionGraphQueries = (space: number, foods: SQL) => ({
  // The plus removes the column's type affinity: SQLite uses an index on an expression only for values without one.
  said: query<ConversionRow>(sql`
    SELECT c.food, c.base_amount, c.base_unit, c.converted_amount, c.converted_unit,
      b.name AS base, b.base_unit AS base_measure, v.name AS converted, v.base_unit AS converted_measure
    FROM (SELECT 0 AS food UNION ${foods}) wanted
    CROSS JOIN unit_conversion c
      ON c.space_id = ${space} AND coalesce(c.food, 0) = +wanted.food AND c.deleted_with IS NULL
    CROSS JOIN unit b ON b.space_id = ${space} AND b.id = c.base_unit AND b.deleted_with IS NULL
    CROSS JOIN unit v ON v.space_id = ${space} AND v.id = c.converted_unit AND v.deleted_with IS NULL
    ORDER BY c.id`),
  measures: query<Unit>(sql`
    SELECT id, name, base_unit FROM unit WHERE space_id = ${space} AND base_unit > '' AND deleted_with IS NULL
    UNION ALL SELECT id, name, base_unit FROM unit
      WHERE space_id = ${space} AND ${inValues(sql`name_key`, baseUnitKeys)} AND deleted_with IS NULL`),
})

/** `units` are those that the answer has loaded anyway. */
export const conversionGraphFrom = (
  { said, measures: measuring }: QueryResults<ReturnType<typeof conversionGraphQueries>>,
  units: readonly Unit[],
): ConversionGraph =>
  conversionGraphOf(
    [
      ...said.flatMap((one) => [
        { id: one.base_unit, name: one.base, base_unit: one.base_measure },
        { id: one.converted_unit, name: one.converted, base_unit: one.converted_measure },
      ]),
      ...measuring,
      ...units,
    ].sort((a, b) => a.id - b.id),
    said,
  )
