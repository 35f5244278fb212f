import { sql, type SQL } from 'drizzle-orm'
import { nameKey } from '#worker/kernel/contract/name-key.ts'
import { query, type QueryResults } from '#worker/kernel/sql/query.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { streamVersion } from '#worker/kernel/resource/mount-merge.ts'
import type { OpenData } from './open-data-file.contract.ts'

export interface PresentRow {
  id: number
  version: number
  name: string
  name_key: string
  plural_key: string | null
  open_data_slug: string | null
}
interface UnitRow extends PresentRow {
  plural_name: string | null
  base_unit: string | null
}
interface PropertyTypeRow extends PresentRow {
  unit: string | null
  fdc_id: number | null
}
interface FoodRow extends PresentRow {
  plural_name: string | null
  fdc_id: number | null
  supermarket_category: number | null
  properties_food_amount: number
  properties_food_unit: number | null
}
export interface PropertyRow {
  food: number
  id: number
  property_amount: number | null
  type: number
  type_name: string
}
export interface ConversionRow {
  id: number
  version: number
  food: number | null
  base_unit: number
  converted_unit: number
  base_amount: number
  converted_amount: number
  open_data_slug: string | null
}

/** What the space has under the slugs and names of a file: as much as the file says, however large the space. */
export function presentQueries(space: number, file: OpenData) {
  const refers = referredSlugs(file)
  const units = wanted(space, 'unit', file.unit, refers.units)
  const categories = wanted(space, 'supermarket_category', file.category, refers.categories)
  const types = wanted(space, 'property_type', file.property, refers.types)
  const stores = wanted(space, 'supermarket', file.store, [])
  const foods = wanted(space, 'food', file.food, refers.foods)
  const slugs = jsonEach([...file.conversion.keys()])
  return {
    unit: query<UnitRow>(rowsOf(units, 'unit', space, sql`r.plural_key, r.plural_name, r.base_unit`)),
    category: query<PresentRow>(rowsOf(categories, 'supermarket_category', space, sql`NULL AS plural_key`)),
    property: query<PropertyTypeRow>(rowsOf(types, 'property_type', space, sql`NULL AS plural_key, r.unit, r.fdc_id`)),
    store: query<PresentRow>(rowsOf(stores, 'supermarket', space, sql`NULL AS plural_key`)),
    relations: query<{ supermarket: number; category: number }>(
      sql`SELECT supermarket, category FROM supermarket_category_relation WHERE space_id = ${space} AND deleted_with IS NULL
        AND supermarket IN (${stores})`,
    ),
    food: query<FoodRow>(
      rowsOf(
        foods,
        'food',
        space,
        sql`r.plural_key, r.plural_name, r.fdc_id, r.supermarket_category, r.properties_food_amount, r.properties_food_unit`,
      ),
    ),
    properties: query<PropertyRow>(
      sql`SELECT p.food, p.id, p.property_amount, t.id AS type, t.name AS type_name FROM (${foods}) f CROSS JOIN property p
          ON p.space_id = ${space} AND p.food = f.id
        CROSS JOIN property_type t ON t.space_id = p.space_id AND t.id = p.property_type AND t.deleted_with IS NULL
        ORDER BY p.food, p.position`,
    ),
    conversions: query<ConversionRow>(
      sql`SELECT id, version, food, base_unit, converted_unit, base_amount, converted_amount, open_data_slug
        FROM unit_conversion WHERE space_id = ${space} AND deleted_with IS NULL
        AND (coalesce(food, 0) = 0 OR food IN (${foods}) OR open_data_slug IN (SELECT value FROM ${slugs})) ORDER BY id`,
    ),
    shape: streamVersion(space, 'food-tree'),
  }
}
export type Present = QueryResults<ReturnType<typeof presentQueries>>

type Table = 'unit' | 'supermarket_category' | 'property_type' | 'supermarket' | 'food'
type Named = ReadonlyMap<string, { name: string; plural_name?: string | null }>

/** Slugs that the file refers to, which another file may have brought. */
function referredSlugs({ food, store, conversion }: OpenData) {
  const [foods, stores, conversions] = [[...food.values()], [...store.values()], [...conversion.values()]]
  return {
    units: [
      ...conversions.flatMap(({ base_unit, converted_unit }) => [base_unit, converted_unit]),
      ...foods.flatMap(({ properties }) => properties?.food_unit ?? []),
    ],
    categories: [
      ...stores.flatMap(({ categories }) => categories),
      ...foods.flatMap(({ store_category }) => store_category ?? []),
    ],
    types: foods.flatMap(({ properties }) => properties?.type_values.map(({ property_type }) => property_type) ?? []),
    foods: conversions.flatMap(({ food: of }) => of ?? []),
  }
}

/** Ids of the rows that have a slug or a name of the file. */
function wanted(space: number, table: Table, entries: Named, slugs: readonly string[]): SQL {
  const names = [...entries.values()].flatMap(({ name, plural_name }) => [name, ...(plural_name ? [plural_name] : [])])
  const rows = (column: 'name_key' | 'plural_key' | 'open_data_slug', values: readonly string[]) =>
    sql`SELECT r.id FROM ${jsonEach([...new Set(values)])} w CROSS JOIN ${sql.identifier(table)} r
      ON r.space_id = ${space} AND r.${sql.identifier(column)} = w.value AND r.deleted_with IS NULL`
  const keys = names.map(nameKey)
  const parts = [
    rows('open_data_slug', [...entries.keys(), ...slugs]),
    rows('name_key', keys),
    ...(table === 'unit' || table === 'food' ? [rows('plural_key', keys)] : []),
  ]
  return sql.join(parts, sql` UNION `)
}

const rowsOf = (ids: SQL, table: Table, space: number, columns: SQL): SQL =>
  sql`SELECT r.id, r.version, r.name, r.name_key, r.open_data_slug, ${columns} FROM (${ids}) i
    CROSS JOIN ${sql.identifier(table)} r ON r.space_id = ${space} AND r.id = i.id ORDER BY r.id`
