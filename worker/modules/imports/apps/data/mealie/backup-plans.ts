import type { MealDraft, ShoppingDraft } from '../../../drafts/draft.ts'
import { flagOf, wordsOf } from '../../../drafts/loose-json.ts'
import type { JsonObject } from '../../../pages/json/json-value.ts'
import { joinIngredient } from './backup-recipe.ts'
import { type BackupTables, idOf } from './backup-tables.ts'
import { mealieIngredient } from './mealie-ingredients.ts'

/** Meals with a day; those without are ideas that newer versions keep. */
export const mealsOf = (tables: BackupTables): MealDraft[] =>
  [...tables.rows('group_meal_plans')].filter(hasDay).map((row) => ({
    kind: 'meal',
    date: wordsOf(row['date']).slice(0, 10),
    type: wordsOf(row['entry_type']),
    recipe: tables.one('recipes', row['recipe_id']) ? idOf(row['recipe_id']) : '',
    title: wordsOf(row['title']),
    note: wordsOf(row['text']),
    servings: null,
  }))

export const hasDay = (row: JsonObject): boolean => /^\d{4}-\d\d-\d\d/.test(wordsOf(row['date']))

/** What to buy, list by list. */
export const shoppingOf = (tables: BackupTables): ShoppingDraft[] =>
  [...tables.rows('shopping_lists')].flatMap((list) =>
    tables.of('shopping_list_items', 'shopping_list_id', idOf(list['id'])).flatMap((row) => {
      const ingredient = mealieIngredient(joinIngredient(tables, row), true)
      return ingredient === null
        ? []
        : { kind: 'shopping', list: wordsOf(list['name']), ingredient, checked: flagOf(row['checked']) }
    }),
  )
