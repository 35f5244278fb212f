import { convert } from '#worker/modules/amounts/index.ts'

export interface FoodUse {
  amount: number
  unit: string | null
  unit_plural: string | null
  base_unit: string | null
  food: string
  food_plural: string | null
}

export interface RecipeYield {
  servings: number
  servings_text: string
}

/**
 * How often a food's recipe is made for one use of the food. An amount in the unit of the yield, or in one that
 * converts to it, is a share of the yield. A number without a unit counts recipes, unless the yield counts pieces of
 * the food. Where nothing relates the two, the recipe is made once.
 */
export function recipeShare(
  { amount, unit, unit_plural, base_unit, food, food_plural }: FoodUse,
  made: RecipeYield,
): number {
  if (amount <= 0) return 1
  const size = made.servings > 0 ? made.servings : 1
  const names = unit === null ? [food, food_plural] : [unit, unit_plural]
  if (names.some((name) => name !== null && isSameName(name, made.servings_text))) return amount / size
  if (unit === null) return amount
  const converted = convert(amount, base_unit || unit, made.servings_text.trim())
  return converted === null ? 1 : converted / size
}

const isSameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()
