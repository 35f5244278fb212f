import type { LeftOutDraft } from '../../../drafts/draft.ts'
import { wordsOf } from '../../../drafts/loose-json.ts'
import type { JsonObject } from '../../../pages/json/json-value.ts'
import { hasDay } from './backup-plans.ts'
import { type BackupTables, idOf } from './backup-tables.ts'

/** What a backup holds beyond what becomes drafts, and rows that point to nothing: not every database forbids them. */
export function leftOutOf(tables: BackupTables): LeftOutDraft[] {
  const labels = new Set([...tables.rows('ingredient_foods')].map((food) => idOf(food['label_id'])))
  const count = (table: string, isLeftOut: (row: JsonObject) => boolean) => {
    let found = 0
    for (const row of tables.rows(table)) if (isLeftOut(row)) found++
    return found
  }
  const isOrphan = (row: JsonObject) => row['recipe_id'] !== undefined && !tables.has('recipes', row['recipe_id'])
  const counts = {
    'Rows of recipes that are gone': OWNED.reduce((sum, table) => sum + count(table, isOrphan), 0),
    'Items of shopping lists that are gone': count(
      'shopping_list_items',
      (row) => !tables.has('shopping_lists', row['shopping_list_id']),
    ),
    'Empty shopping lists': count(
      'shopping_lists',
      (row) => tables.of('shopping_list_items', 'shopping_list_id', idOf(row['id'])).length === 0,
    ),
    'Meals without a day': count('group_meal_plans', (row) => !hasDay(row)),
    'Rules for meal plans': count('group_meal_plan_rules', () => true),
    'Labels that no food has': count('multi_purpose_labels', (row) => !labels.has(idOf(row['id']))),
    'Standard amounts of units': count('ingredient_units', (row) => wordsOf(row['standard_unit']) !== ''),
  }
  return Object.entries(counts)
    .map(([what, count]) => ({ kind: 'left-out' as const, what, count }))
    .filter(({ count }) => count > 0)
}

const OWNED = ['recipes_ingredients', 'recipe_instructions', 'notes', 'recipe_comments', 'recipe_timeline_events']
