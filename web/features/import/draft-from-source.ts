import type { SourceIngredient, SourceRecipe } from '#worker/modules/imports/source.contract.ts'
import { ingredientOf } from '#web/components/recipe-form/lines/line.read.ts'
import { pickedUnit } from '#web/components/recipe-form/lines/picked-unit.ts'
import { newRecipe, newStep, type RecipeDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
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
    ingredients: step.ingredients.map((one) => ingredientFromSource(one, units)),
  })),
})

export const suggestedKeywords = ({ keywords }: SourceRecipe): Picked[] => keywords.map(toPicked)

const toPicked = ({ id, name }: SourceRecipe['keywords'][number]): Picked => (id === null ? { name } : { id, name })

type RecognizedLine = Omit<SourceIngredient, 'food' | 'order'> & { food: SourceIngredient['food'] | null }

/** What the household has keeps its id, so that nobody is told it is new. */
function ingredientFromSource({ food, unit, ...line }: RecognizedLine, units: readonly UnitName[]) {
  const read = { ...line, food: food?.name || null, unit: unit?.name ?? null }
  const draft = ingredientOf(read, pickedUnit(unit, units), line.doubts)
  return food?.id === undefined ? draft : { ...draft, food: { id: food.id, name: food.name } }
}
