import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, type Context } from '../../../kernel/log/context.ts'
import { memberJson } from '../../../kernel/sql/member.table.ts'
import { jsonRow, type JsonRow } from '../../../kernel/sql/json-row.ts'
import { query, type Query, type Row } from '../../../kernel/sql/query.ts'
import { rowAsJsonRow } from '../../../kernel/resource/define-resource.ts'
import { foodResource } from '../../foods/food.resource.ts'
import { unitResource } from '../../units/index.ts'
import { listRecipeJson, presentListRecipe, isListRecipeVisible } from '../recipes/list-recipe.rows.ts'
import { listsJson } from '../../shopping-lists/shopping-list.rows.ts'
import { visibleShopping } from '../../../access/shopping.access.ts'

/** Entries of the asker's household, over the table's own name. */
export const isEntryVisible = (context: Context): SQL =>
  sql`shopping_list_entry.space_id = ${membershipOf(context).space} AND ${visibleShopping(context, sql`shopping_list_entry.created_by`)}`

type Kind = 'entry' | 'food' | 'unit' | 'person' | 'recipe'

export interface EntryPart {
  what: Kind
  id: number
  /** Beside the rest, as JSON would round it. */
  amount: number | null
  data: Row | null
}

const SCALARS = ['version', 'list_recipe', 'food', 'unit', 'order', 'ingredient', 'created_by'] as const
const TIMES = ['created_at', 'updated_at', 'completed_at', 'delay_until'] as const

/** What is sent of each kind. */
function partColumns(context: Context): Record<Kind, JsonRow> {
  const here = sql`${membershipOf(context).space}`
  const asIs = (value: SQL): JsonRow => ({ sql: value, decode: (found) => found as Row }) // The JSON of one object.
  return {
    entry: jsonRow({
      ...Object.fromEntries([...SCALARS, ...TIMES].map((name) => [name, sql`line.${sql.identifier(name)}`])),
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
 * Entries, and beside them, each once, what they name. `page` selects their ids and is read a single time, so that
 * a page costs what is on it.
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
      return { ...part, data: part.data && kinds[part.what].decode(part.data) }
    },
  }
}

/** Entries as their contract words them, in the order of their ids. */
export function presentEntries(parts: readonly EntryPart[]): Row[] {
  const of = (what: Kind) =>
    new Map(parts.filter((part) => part.what === what).map(({ id, data }): [unknown, Row | null] => [id, data]))
  const [foods, units, people, recipes] = [of('food'), of('unit'), of('person'), of('recipe')]
  const listed = new Map([...recipes].map(([id, row]) => [id, row && presentListRecipe(row)]))
  return parts
    .filter(({ what }) => what === 'entry')
    .sort((a, b) => a.id - b.id)
    .map(({ id, amount, data }) => {
      const row = data ?? {}
      return {
        id,
        list_recipe: row['list_recipe'],
        shopping_lists: row['shopping_lists'],
        food: foods.get(row['food']) ?? null,
        unit: units.get(row['unit']) ?? null,
        amount,
        order: row['order'],
        checked: row['checked'],
        ingredient: row['ingredient'],
        list_recipe_data: listed.get(row['list_recipe']) ?? null,
        created_by: people.get(row['created_by']) ?? null,
        ...Object.fromEntries(TIMES.map((name) => [name, row[name]])),
      }
    })
}

export const entryVersion = (parts: readonly EntryPart[]): number =>
  Number(parts.find(({ what }) => what === 'entry')?.data?.['version'])
