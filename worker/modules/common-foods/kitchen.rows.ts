import { sql, type SQL } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { nameKey } from '#worker/kernel/contract/name-key.ts'
import { languages } from '#worker/kernel/contract/languages.contract.ts'
import { query, type QueryResults } from '#worker/kernel/sql/query.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { streamVersion } from '#worker/kernel/resource/mount-merge.ts'
import { texts } from '#worker/locales/texts.ts'
import { householdOwned } from '#worker/access/household.access.ts'
import type { CommonFood } from '#worker/modules/food-table/common-food.ts'
import type { Dialect } from '#worker/modules/food-table/dialect.contract.ts'
import { namesIn } from '#worker/modules/food-table/names-in.ts'
import { unitsOf } from './household-measures.ts'
import { nutrients } from './nutrients.ts'

export interface NamedRow {
  id: number
  name: string
  name_key: string
}
export interface PluralRow extends NamedRow {
  plural_key: string | null
}
export interface UnitRow extends PluralRow {
  version: number
  base_unit: string | null
}
export interface FoodRow extends PluralRow {
  version: number
  supermarket_category: number | null
  properties_food_unit: number | null
  has_properties: number
  has_conversions: number
}

/** What the space has of all that common foods need. Reads by name: as much as there are common foods, however large the space. */
export const kitchenQueries = (context: Context, space: number, foods: readonly CommonFood[], dialect: Dialect) => ({
  foods: foodsNamed(space, foods, dialect),
  units: query<UnitRow>(named(space, 'unit', unitNames, sql`r.version, r.base_unit`)),
  categories: query<NamedRow>(
    byKey(
      space,
      'supermarket_category',
      languages.flatMap((language) => texts[language].starter.categories),
    ),
  ),
  types: query<NamedRow>(
    byKey(
      space,
      'property_type',
      nutrients.flatMap(({ names }) => Object.values(names)),
    ),
  ),
  general: query<{ base_unit: number; converted_unit: number }>(
    sql`SELECT base_unit, converted_unit FROM unit_conversion
      WHERE space_id = ${space} AND coalesce(food, 0) = 0 AND deleted_with IS NULL`,
  ),
  household: query<{ id: number }>(sql`SELECT user_id AS id FROM member WHERE space_id = ${space}
    AND ${householdOwned(context, sql`user_id`)}`),
  shape: streamVersion(space, 'food-tree'),
})
export type Kitchen = QueryResults<ReturnType<typeof kitchenQueries>>

export const foodsNamed = (space: number, foods: readonly CommonFood[], dialect: Dialect) =>
  query<FoodRow>(
    named(
      space,
      'food',
      foods.flatMap((food) => namesIn(food, dialect)),
      sql`r.version, r.supermarket_category, r.properties_food_unit,
        EXISTS (SELECT 1 FROM property p WHERE p.space_id = ${space} AND p.food = r.id) AS has_properties,
        EXISTS (SELECT 1 FROM unit_conversion c WHERE c.space_id = ${space} AND coalesce(c.food, 0) = r.id
          AND c.deleted_with IS NULL) AS has_conversions`,
    ),
  )

const unitNames = languages.flatMap(unitsOf).flatMap(({ name, plural }) => [name, plural])

const named = (space: number, table: 'food' | 'unit', names: readonly string[], columns: SQL): SQL => {
  const rows = (key: 'name_key' | 'plural_key') => sql`SELECT r.id, r.name, r.name_key, r.plural_key, ${columns}
    FROM wanted CROSS JOIN ${sql.identifier(table)} r
      ON r.space_id = ${space} AND r.${sql.identifier(key)} = wanted.key AND r.deleted_with IS NULL`
  return sql`WITH wanted (key) AS (SELECT value FROM ${jsonEach(keysOf(names))}) ${rows('name_key')} UNION ${rows('plural_key')} ORDER BY 1`
}

const byKey = (space: number, table: 'supermarket_category' | 'property_type', names: readonly string[]): SQL =>
  sql`SELECT r.id, r.name, r.name_key FROM ${jsonEach(keysOf(names))} wanted CROSS JOIN ${sql.identifier(table)} r
    ON r.space_id = ${space} AND r.name_key = wanted.value AND r.deleted_with IS NULL`

const keysOf = (names: readonly string[]) => [...new Set(names.map(nameKey))]
