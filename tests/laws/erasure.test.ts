import { env } from 'cloudflare:workers'
import { getTableColumns, getTableName } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { personalKinds } from '#worker/modules/erasure/erase-unseen-rows.ts'
import { modules } from '#worker/registry.ts'

type Columns = Map<string, string[]>

async function columnsOf(database: D1Database): Promise<Columns> {
  const { results } = await database
    .prepare(
      `WITH own AS MATERIALIZED (SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '_cf*'
        AND name NOT GLOB 'sqlite_*' AND name <> 'd1_migrations')
       SELECT own.name AS "table", c.name FROM own CROSS JOIN pragma_table_info(own.name) c`,
    )
    .all<{ table: string; name: string }>()
  const tables: Columns = new Map()
  for (const { table, name } of results) tables.set(table, [...(tables.get(table) ?? []), name])
  return tables
}

const inside = await columnsOf(env.SPACES_00)
const outside = await columnsOf(env.DIRECTORY)
const without = (tables: Columns, column: string) =>
  [...tables].filter(([, columns]) => !columns.includes(column)).map(([table]) => table)

it('every table that keeps data of spaces has a space column', () => {
  const texts = modules.flatMap((one) => one.textIndexes ?? []).map(({ name }) => name)
  const ofTexts = (table: string) => texts.some((name) => table === name || table.startsWith(`${name}_`))
  // The guard table never keeps a row, and a receipt only names events.
  expect(without(inside, 'space_id').filter((table) => !ofTexts(table))).toEqual(['receipt', 'guard'])
  const people = ['user', 'session', 'account', 'access_token', 'verification']
  expect(without(outside, 'space_id').toSorted()).toEqual([...people, 'guard', 'mail', 'receipt'].toSorted())
  const models = modules.flatMap(({ tables = [], directoryTables = [] }) => [...tables, ...directoryTables])
  expect(models.filter((table) => !('space_id' in getTableColumns(table))).map(getTableName)).toEqual([])
})

/** Rows of a former member that stay, as everybody in the space sees and uses them. */
const STAYING = [
  'ai_log', // Counts towards the space's usage.
  'automation',
  'connector_config',
  'import_correction',
  'import_log',
  'inventory_entry',
  'meal_type',
  'open_data_category',
  'open_data_conversion',
  'open_data_food',
  'open_data_property',
  'open_data_store',
  'open_data_unit',
  'recipe_shared', // The id of a person who no longer exists.
  'recipe_tally', // Follows from recipes.
  'share_link', // Closes with the recipe, or when somebody closes it.
  'social_embed', // Shows nothing of a plan, a list or a book once its maker has left.
  'storage',
]

it('every table with a creator column decides whether its rows go with the account', () => {
  const personal = modules.flatMap((one) => one.personalTables ?? []).map(({ table }) => table)
  const asked = personalKinds(modules).map(({ table }) => getTableName(table))
  const decided = new Set([...personal, ...asked, ...STAYING, 'member'])
  const saying = [...inside].filter(([, columns]) => columns.some((name) => ['created_by', 'user_id'].includes(name)))
  expect(saying.map(([table]) => table).filter((table) => !decided.has(table))).toEqual([])
  expect([...decided].filter((table) => !inside.has(table))).toEqual([])
})
