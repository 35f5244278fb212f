import type { LeftOutDraft } from '../../../drafts/draft.ts'
import { wordsOf } from '../../../drafts/loose-json.ts'
import type { JsonObject } from '../../../pages/json/json-value.ts'
import { hasDay } from './backup-plans.ts'
import { type BackupTables, idOf } from './backup-tables.ts'
import { leftOutDraft } from '../../../drafts/left-out-draft.ts'
import { say } from '../../../drafts/said.ts'

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
    orphans: OWNED.reduce((sum, table) => sum + count(table, isOrphan), 0),
    orphaned_entries: count('shopping_list_items', (row) => !tables.has('shopping_lists', row['shopping_list_id'])),
    empty_lists: count(
      'shopping_lists',
      (row) => tables.of('shopping_list_items', 'shopping_list_id', idOf(row['id'])).length === 0,
    ),
    meals_undated: count('group_meal_plans', (row) => !hasDay(row)),
    plan_rules: count('group_meal_plan_rules', () => true),
    unused_labels: count('multi_purpose_labels', (row) => !labels.has(idOf(row['id']))),
    standard_amounts: count('ingredient_units', (row) => wordsOf(row['standard_unit']) !== ''),
  }
  return (Object.keys(counts) as (keyof typeof counts)[]) // Of the literal above.
    .map((code) => leftOutDraft(say(code), counts[code]))
    .filter(({ count }) => count > 0)
}

const OWNED = ['recipes_ingredients', 'recipe_instructions', 'notes', 'recipe_comments', 'recipe_timeline_events']
