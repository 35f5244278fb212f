import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { memberJson } from '#worker/kernel/sql/member.table.ts'
import { jsonRow, type JsonRow } from '#worker/kernel/sql/json-row.ts'
import { query, type Query, type Row } from '#worker/kernel/sql/query.ts'
import { rowAsJsonRow } from '#worker/kernel/resource/define-resource.ts'
import { foodResource } from '#worker/modules/foods/food.resource.ts'
import { unitResource } from '#worker/modules/units/index.ts'
import {
  listRecipeJson,
  presentListRecipe,
  isListRecipeVisible,
  type ListedRecipe,
} from '../recipes/list-recipe.rows.ts'
import { listsJson } from '#worker/modules/shopping-lists/shopping-list.rows.ts'
import { visibleShopping } from '#worker/access/shopping.access.ts'
import type { EntryRow } from './entry.contract.ts'

export const isEntryVisible = (context: Context): SQL =>
  sql`shopping_list_entry.space_id = ${membershipOf(context).space} AND ${visibleShopping(context, sql`shopping_list_entry.created_by`)}`

const nameIn = (table: SQL, id: SQL): SQL =>
  sql`(SELECT n.name_fold FROM ${table} n WHERE n.space_id = e.space_id AND n.id = ${id})`

/** Of an entry `e`. */
export const entrySortKeys = {
  amount: sql`e.amount`,
  unit: nameIn(sql`unit`, sql`e.unit`),
  food: nameIn(sql`food`, sql`e.food`),
  checked: sql`e.checked`,
  created_at: sql`e.created_at`,
}

type Own = Pick<EntryRow, (typeof SAID)[number] | (typeof TIMES)[number] | 'checked' | 'shopping_lists'> &
  Record<(typeof NAMED)[number], number | null> & { version: number }

interface Kinds {
  entry: Own
  food: EntryRow['food']
  unit: EntryRow['unit']
  person: EntryRow['created_by']
  recipe: ListedRecipe
}
type Kind = keyof Kinds

interface PartOf<K extends Kind> {
  what: K
  id: number
  /** Only of an entry. It stays out of the JSON, which would round it. */
  amount: K extends 'entry' ? number : null
  data: Kinds[K] | null
}
export type EntryPart = { [K in Kind]: PartOf<K> }[Kind]

const SAID = ['list_recipe', 'order', 'ingredient'] as const
const NAMED = ['food', 'unit', 'created_by'] as const
const TIMES = ['created_at', 'updated_at', 'completed_at', 'delay_until'] as const

function partColumns(context: Context): Record<Kind, JsonRow> {
  const here = sql`${membershipOf(context).space}`
  const asIs = (value: SQL): JsonRow => ({ sql: value, decode: (found) => found as Row }) // The JSON of one object.
  return {
    entry: jsonRow({
      ...Object.fromEntries(
        ['version', ...SAID, ...NAMED, ...TIMES].map((name) => [name, sql`line.${sql.identifier(name)}`]),
      ),
      checked: sql`json(iif(line.checked, 'true', 'false'))`,
      shopping_lists: sql`json(${listsJson(here, sql`line.shopping_lists`)})`,
    }),
    food: rowAsJsonRow(foodResource, context, here, sql`of.id`),
    unit: rowAsJsonRow(unitResource, context, here, sql`of.id`),
    person: asIs(memberJson(here, sql`of.id`)),
    recipe: asIs(listRecipeJson(context)),
  }
}

/**
 * Entries and, once each, the rows that they refer to. `page` selects the ids and is read once, so that a page costs
 * only what is on it.
 */
export function entryParts(context: Context, page: SQL): Query<EntryPart> {
  const { space } = membershipOf(context)
  const kinds = partColumns(context)
  const named = (what: 'food' | 'unit' | 'person', column: 'food' | 'unit' | 'created_by') =>
    sql`SELECT ${sql.raw(`'${what}'`)}, of.id, NULL, ${kinds[what].sql}
      FROM (SELECT DISTINCT ${sql.identifier(column)} AS id FROM line WHERE ${sql.identifier(column)} IS NOT NULL) of`
  const { statement, decode } = query<EntryPart>(
    sql`WITH page (id) AS MATERIALIZED (${page}),
      line AS MATERIALIZED (SELECT e.* FROM page CROSS JOIN shopping_list_entry e
        ON e.space_id = ${space} AND e.id = page.id)
    SELECT 'entry' AS what, line.id, line.amount, ${kinds.entry.sql} AS data FROM line
    UNION ALL ${named('food', 'food')}
    UNION ALL ${named('unit', 'unit')}
    UNION ALL ${named('person', 'created_by')}
    UNION ALL SELECT 'recipe', l.id, NULL, ${kinds.recipe.sql} FROM shopping_list_recipe l
      WHERE ${isListRecipeVisible(context)} AND l.id IN (SELECT list_recipe FROM line)`,
    { json: ['data'] },
  )
  return {
    statement,
    decode(row) {
      const part = decode(row)
      return { ...part, data: part.data && kinds[part.what].decode(part.data) } as EntryPart // Each kind decodes its own rows.
    },
  }
}

/** In the order of the page. */
export function presentEntries(parts: readonly EntryPart[]): EntryRow[] {
  const of = <K extends Kind>(kind: K) =>
    new Map(partsOf(parts, kind).map(({ id, data }): [number | null, Kinds[K] | null] => [id, data]))
  const [foods, units, people] = [of('food'), of('unit'), of('person')]
  const listed = new Map([...of('recipe')].map(([id, row]) => [id, row && presentListRecipe(row)]))
  return partsOf(parts, 'entry').flatMap(({ id, amount, data: row }): EntryRow[] =>
    row
      ? [
          {
            id,
            list_recipe: row.list_recipe,
            shopping_lists: row.shopping_lists,
            food: foods.get(row.food) ?? null,
            unit: units.get(row.unit) ?? null,
            amount,
            order: row.order,
            checked: row.checked,
            ingredient: row.ingredient,
            list_recipe_data: listed.get(row.list_recipe) ?? null,
            created_by: people.get(row.created_by) ?? null,
            created_at: row.created_at,
            updated_at: row.updated_at,
            completed_at: row.completed_at,
            delay_until: row.delay_until,
          },
        ]
      : [],
  )
}

const partsOf = <K extends Kind>(parts: readonly EntryPart[], kind: K) =>
  parts.filter((part): part is EntryPart & PartOf<K> => part.what === kind)

export const entryVersion = (parts: readonly EntryPart[]): number => Number(partsOf(parts, 'entry')[0]?.data?.version)
