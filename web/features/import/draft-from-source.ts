import type { SourceIngredient, SourceRecipe } from '#worker/modules/imports/source.contract.ts'
import { ingredientOf } from '#web/components/recipe-form/lines/line.read.ts'
import {
  type IngredientDraft,
  newRecipe,
  newStep,
  type RecipeDraft,
} from '#web/components/recipe-form/draft/recipe-draft.ts'
import type { UnitName } from '#web/components/recipe-form/lines/unit-names.ts'
import type { Picked } from '#web/lib/resource-picker.ts'

/** Adopts only keywords that the household has. */
export const draftFromSource = (recipe: SourceRecipe, units: readonly UnitName[]): RecipeDraft => ({
  ...newRecipe(),
  name: recipe.name,
  description: recipe.description,
  servings: recipe.servings ?? 1,
  servingsText: recipe.servings_text,
  workingTime: recipe.working_time,
  waitingTime: recipe.waiting_time,
  sourceUrl: recipe.source_url,
  keywords: recipe.keywords.filter((one) => one.import_keyword).map(toPicked),
  picture: recipe.image_url ? { kind: 'address', url: recipe.image_url } : { kind: 'saved', url: null },
  properties: recipe.properties,
  steps: recipe.steps.map((step) => ({
    ...newStep(),
    name: step.name,
    instruction: step.instruction,
    showIngredients: step.show_ingredients_table,
    ingredients: step.ingredients.map((one) => withFood(ingredientOf(toParsedLine(one), units), one)),
  })),
})

export const suggestedKeywords = ({ keywords }: SourceRecipe): Picked[] => keywords.map(toPicked)

const toPicked = ({ id, name }: SourceRecipe['keywords'][number]): Picked => (id === null ? { name } : { id, name })

const withFood = (draft: IngredientDraft, { food }: SourceIngredient): IngredientDraft =>
  food.id === undefined ? draft : { ...draft, food: { id: food.id, name: food.name } }

const toParsedLine = ({ food, unit, order: _order, ...line }: SourceIngredient) => ({
  ...line,
  food: food.name || null,
  unit: unit?.name ?? null,
})
