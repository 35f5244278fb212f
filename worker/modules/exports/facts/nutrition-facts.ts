import type { ExportedRecipe } from '../exported-recipe.ts'

interface NutritionFact {
  key: 'calories' | 'fats' | 'carbohydrates' | 'proteins'
  /** As people and other apps call it. */
  label: string
  amount: number
  unit: string
}

/** Of one serving, from the recipe's own properties, else from what an older app said. */
export const nutritionFacts = ({ nutrition, properties }: ExportedRecipe): NutritionFact[] =>
  FACTS.flatMap(({ key, property, label, unit }) => {
    const own = properties.find(({ property_type }) => property_type.name === property)
    const amount = own?.property_amount ?? nutrition?.[key] ?? null
    return amount === null ? [] : [{ key, label, amount, unit }]
  })

const FACTS = [
  { key: 'calories', property: 'Calories', label: 'Calories', unit: 'kcal' },
  { key: 'fats', property: 'Fats', label: 'Fat', unit: 'g' },
  { key: 'carbohydrates', property: 'Carbohydrates', label: 'Carbohydrates', unit: 'g' },
  { key: 'proteins', property: 'Proteins', label: 'Protein', unit: 'g' },
] as const

/** "Calories: 310 kcal", a line each. */
export const nutritionText = (recipe: ExportedRecipe): string =>
  nutritionFacts(recipe)
    .map(({ label, amount, unit }) => `${label}: ${amount} ${unit}`)
    .join('\n')
