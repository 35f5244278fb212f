import { statesAmount } from '#worker/modules/amounts/amount-range.ts'
import type { recipe } from '#worker/modules/recipes/recipe.contract.ts'
import type { RowOf } from '#web/lib/api/resource-endpoint.ts'
import {
  type IngredientDraft,
  newIngredient,
  newStep,
  type DraftPerson,
  type RecipeDraft,
  type StepDraft,
} from './recipe-draft.ts'

export type StoredRecipe = RowOf<typeof recipe>
type StepRow = StoredRecipe['steps'][number]
type IngredientRow = StepRow['ingredients'][number]

/** Keys derive from ids, so that a part has the same key each time it is read. */
export const draftOf = (row: StoredRecipe): RecipeDraft => ({
  name: row.name,
  description: row.description ?? '',
  servings: row.servings,
  servingsText: row.servings_text,
  workingTime: row.working_time,
  waitingTime: row.waiting_time,
  sourceUrl: row.source_url ?? '',
  keywords: row.keywords.map(({ id, name }) => ({ id, name })),
  private: row.private,
  shared: row.shared.map(draftPerson),
  picture: { kind: 'saved', url: row.image },
  properties: row.properties.map(({ property_type: { id, name }, property_amount }) => ({
    property_type: { id, name },
    property_amount,
  })),
  steps: row.steps.map(stepOf),
})

const draftPerson = ({ id, display_name }: { id: number; display_name: string }): DraftPerson => ({
  id,
  name: display_name,
})

const stepOf = (row: StepRow): StepDraft => ({
  ...newStep(),
  key: `step-${row.id}`,
  id: row.id,
  name: row.name,
  instruction: row.instruction,
  time: row.time,
  showIngredients: row.show_ingredients_table,
  part: row.step_recipe_data ? { id: row.step_recipe_data.id, name: row.step_recipe_data.name } : null,
  ingredients: row.ingredients.map(ingredientOf),
})

const ingredientOf = (row: IngredientRow): IngredientDraft => ({
  ...newIngredient(),
  key: `ingredient-${row.id}`,
  id: row.id,
  heading: row.is_header,
  amount: statesAmount(row) ? row.amount : null,
  amountMax: statesAmount(row) ? row.amount_max : null,
  unit: row.unit && { id: row.unit.id, name: row.unit.name },
  food: row.food && { id: row.food.id, name: row.food.name },
  note: row.note ?? '',
  original: row.original_text,
})
