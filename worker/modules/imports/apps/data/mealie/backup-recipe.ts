import { countOf, flagOf, wordsOf } from '../../../drafts/loose-json.ts'
import type { JsonObject } from '../../../pages/json/json-value.ts'
import { type BackupTables, idOf } from './backup-tables.ts'

const KINDS = [
  { field: 'recipe_category', table: 'categories', joined: 'recipes_to_categories', column: 'category_id' },
  { field: 'tags', table: 'tags', joined: 'recipes_to_tags', column: 'tag_id' },
  { field: 'tools', table: 'tools', joined: 'recipes_to_tools', column: 'tool_id' },
] as const

export type Kind = (typeof KINDS)[number]['field']

/** The categories, tags or tools of a recipe. */
export function wordsOfRecipe(tables: BackupTables, kind: Kind, recipe: string): JsonObject[] {
  const { table, joined, column } = KINDS.find(({ field }) => field === kind) ?? KINDS[0]
  return tables
    .of(joined, 'recipe_id', recipe)
    .map((row) => tables.one(table, row[column]))
    .filter((word) => word !== undefined)
}

/** A row of `recipes` with all that points to it, as Mealie's other files have a recipe. */
export function joinRecipe(tables: BackupTables, row: JsonObject): JsonObject {
  const id = idOf(row['id'])
  const of = (table: string) => tables.of(table, 'recipe_id', id)
  const ratings = of('users_to_recipes').flatMap((given) => countOf(given['rating']) ?? [])
  return {
    ...row,
    recipe_category: wordsOfRecipe(tables, 'recipe_category', id),
    tags: wordsOfRecipe(tables, 'tags', id),
    tools: wordsOfRecipe(tables, 'tools', id),
    recipe_ingredient: of('recipes_ingredients').map((ingredient) => joinIngredient(tables, ingredient)),
    recipe_instructions: of('recipe_instructions').map((step) => ({
      ...step,
      ingredient_references: [...tables.of('recipe_ingredient_ref_link', 'instruction_id', idOf(step['id']))],
    })),
    nutrition: of('recipe_nutrition')[0] ?? null,
    settings: of('recipe_settings')[0] ?? null,
    notes: [...of('notes')],
    assets: [...of('recipe_assets')],
    comments: of('recipe_comments').map((comment) => ({
      ...comment,
      user: tables.one('users', comment['user_id']) ?? null,
    })),
    timeline: [...of('recipe_timeline_events')],
    extras: Object.fromEntries(
      ['recipee_id', 'recipe_id']
        .flatMap((column) => tables.of('api_extras', column, id))
        .map((extra) => [wordsOf(extra['key_name']), extra['value'] ?? null]),
    ),
    rating: ratings.length > 0 ? mean(ratings) : (row['rating'] ?? null),
    favourite:
      of('users_to_favorites').length > 0 || of('users_to_recipes').some((given) => flagOf(given['is_favorite'])),
    last_made: of('households_to_recipes').find((made) => made['last_made'])?.['last_made'] ?? row['last_made'] ?? null,
  }
}

/** With its food, unit and recipe in place of their ids. */
export const joinIngredient = (tables: BackupTables, row: JsonObject): JsonObject => ({
  ...row,
  food: tables.one('ingredient_foods', row['food_id']) ?? null,
  unit: tables.one('ingredient_units', row['unit_id']) ?? null,
  referenced_recipe: tables.one('recipes', row['referenced_recipe_id']) ?? null,
})

const mean = (numbers: readonly number[]): number =>
  Math.round(numbers.reduce((sum, number) => sum + number, 0) / numbers.length)
