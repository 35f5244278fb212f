import { sql } from 'drizzle-orm'
import { nameKey } from '#worker/kernel/contract/name-key.ts'
import { query, type QueryResults } from '#worker/kernel/sql/query.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { nutrients } from '#worker/modules/common-foods/nutrients.ts'
import { storedProperties } from '#worker/modules/properties/property.rows.ts'
import { measureNames } from './measure-names.ts'

export interface TypeRow {
  id: number
  name: string
  name_key: string
  unit: string | null
  fdc_id: number | null
}
interface UnitRow {
  id: number
  version: number
  name: string
  name_key: string
  plural_key: string | null
  base_unit: string | null
}

/** Of a food and its space all that filling it rests on. */
export const fillingQueries = (space: number, food: number) => ({
  food: query<{
    version: number
    fdc_id: number | null
    properties_food_amount: number
    properties_food_unit: number | null
  }>(
    sql`SELECT version, fdc_id, properties_food_amount, properties_food_unit FROM food
      WHERE space_id = ${space} AND id = ${food} AND deleted_with IS NULL`,
  ),
  properties: storedProperties('food', space, food),
  types: query<TypeRow>(
    sql`SELECT id, name, name_key, unit, fdc_id FROM property_type WHERE space_id = ${space} AND deleted_with IS NULL
      AND (fdc_id IS NOT NULL OR name_key IN (SELECT value FROM ${jsonEach(labelNames)})) ORDER BY "order", id`,
  ),
  units: query<UnitRow>(
    sql`SELECT id, version, name, name_key, plural_key, base_unit FROM unit WHERE space_id = ${space} AND deleted_with IS NULL
      AND (name_key IN (SELECT value FROM ${jsonEach(measureNames)}) OR plural_key IN (SELECT value FROM ${jsonEach(measureNames)})
        OR lower(base_unit) IN ('g', 'us_cup', 'ml')) ORDER BY id`,
  ),
  /** Units of what the food is converted by already. */
  weighed: query<{ id: number; base_unit: string | null }>(
    sql`SELECT DISTINCT u.id, u.base_unit FROM unit_conversion c CROSS JOIN unit u
        ON u.space_id = c.space_id AND u.id IN (c.base_unit, c.converted_unit)
      WHERE c.space_id = ${space} AND c.food = ${food} AND c.deleted_with IS NULL`,
  ),
})
export type Larder = QueryResults<ReturnType<typeof fillingQueries>>

const labelNames = nutrients.flatMap(({ names }) => Object.values(names)).map(nameKey)
