import type { SourceFile } from '../../../files/source-file.ts'
import { jsonStream } from '../../../files/json-stream.ts'
import { objectsBy, wordsOf } from '../../../drafts/loose-json.ts'
import { isObject, type JsonObject, type JsonValue } from '../../../pages/json/json-value.ts'

/** Ids have dashes or not, by the database that wrote them. */
export const idOf = (value: JsonValue | undefined): string => wordsOf(value).replaceAll('-', '').toLowerCase()

/**
 * The tables of a backup that are about food. Which there are, and their columns, differ by version. Rows are kept as
 * JSON, which takes a third of the memory: there may be 200,000 of them.
 */
export class BackupTables {
  private readonly tables = new Map<string, string[]>()
  private readonly indexes = new Map<string, Map<string, number[]>>()

  /** Of `database.json`, which holds every table as a list of rows. A row at a time, and only what is needed of it. */
  static async of(file: SourceFile): Promise<BackupTables> {
    const backup = new BackupTables()
    for await (const { value, path } of jsonStream(file, ['$.*.*'])) {
      const [table = ''] = path
      if (TABLES.has(table) && isObject(value)) backup.add(table, value)
    }
    return backup
  }

  *rows(table: string): Generator<JsonObject> {
    for (const row of this.tables.get(table) ?? []) yield parsed(row)
  }

  /** The rows that point to a row of another table, by `position` where they have one. */
  of(table: string, column: string, id: string): JsonObject[] {
    const rows = this.tables.get(table) ?? []
    const found = this.indexOf(table, column).get(id) ?? []
    return objectsBy(
      found.map((at) => parsed(rows[at] ?? '{}')),
      'position',
    )
  }

  /** The row of this id. */
  one(table: string, id: JsonValue | undefined): JsonObject | undefined {
    return this.of(table, 'id', idOf(id))[0]
  }

  has(table: string, id: JsonValue | undefined): boolean {
    return this.indexOf(table, 'id').has(idOf(id))
  }

  private add(table: string, row: JsonObject): void {
    const json = JSON.stringify(row, (column, value: JsonValue) => (isNeeded(column, value) ? value : undefined))
    const rows = this.tables.get(table)
    if (rows) rows.push(json)
    else this.tables.set(table, [json])
  }

  private indexOf(table: string, column: string): Map<string, number[]> {
    const known = this.indexes.get(`${table}.${column}`)
    if (known) return known
    const index = new Map<string, number[]>()
    let at = 0
    for (const row of this.rows(table)) {
      const id = idOf(row[column])
      const found = index.get(id)
      if (found) found.push(at)
      else index.set(id, [at])
      at++
    }
    this.indexes.set(`${table}.${column}`, index)
    return index
  }
}

/** What `add` wrote. */
const parsed = (row: string): JsonObject => JSON.parse(row) as JsonObject

const isNeeded = (column: string, value: JsonValue): boolean =>
  value !== null && value !== '' && !/_normalized$|^(?:updated?_at|group_id|password|email)$/.test(column)

const TABLES: ReadonlySet<string> = new Set([
  'alembic_version',
  'api_extras',
  'categories',
  'cookbooks',
  'cookbooks_to_categories',
  'cookbooks_to_tags',
  'cookbooks_to_tools',
  'group_meal_plan_rules',
  'group_meal_plans',
  'households_to_ingredient_foods',
  'households_to_recipes',
  'ingredient_foods',
  'ingredient_foods_aliases',
  'ingredient_units',
  'ingredient_units_aliases',
  'multi_purpose_labels',
  'notes',
  'recipe_assets',
  'recipe_comments',
  'recipe_ingredient_ref_link',
  'recipe_instructions',
  'recipe_nutrition',
  'recipe_settings',
  'recipe_timeline_events',
  'recipes',
  'recipes_ingredients',
  'recipes_to_categories',
  'recipes_to_tags',
  'recipes_to_tools',
  'shopping_list_items',
  'shopping_lists',
  'tags',
  'tools',
  'users',
  'users_to_favorites',
  'users_to_recipes',
])
