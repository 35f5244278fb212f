import type { ExportedRecipe } from '../exported-recipe.ts'
import { keywordNames } from '../facts/keyword-names.ts'
import { nutritionFacts } from '../facts/nutrition-facts.ts'
import { isoTime } from '../facts/time-text.ts'
import { yieldText } from '../facts/yield-text.ts'

/** What all that speak the words of schema.org say alike. */
export const schemaFacts = (recipe: ExportedRecipe) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  identifier: String(recipe.id),
  name: recipe.name,
  description: recipe.description ?? '',
  prepTime: isoTime(recipe.working_time),
  cookTime: isoTime(recipe.waiting_time),
  totalTime: isoTime(recipe.working_time + recipe.waiting_time),
  recipeYield: yieldText(recipe),
  keywords: keywordNames(recipe).join(', '),
  nutrition: nutritionOf(recipe),
  dateCreated: recipe.created_at,
  dateModified: recipe.updated_at,
})

function nutritionOf(recipe: ExportedRecipe) {
  const amounts = nutritionFacts(recipe).map(({ key, amount, unit }) => [NAMES[key], `${amount} ${unit}`])
  return { '@type': 'NutritionInformation', ...Object.fromEntries(amounts) }
}

const NAMES = {
  calories: 'calories',
  fats: 'fatContent',
  carbohydrates: 'carbohydrateContent',
  proteins: 'proteinContent',
}
