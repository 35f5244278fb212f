import { convert } from '../../amounts/index.ts'

/** So much of a food that a recipe of its own makes, as another recipe uses it. */
export interface FoodUse {
  /** 0 where nobody said how much. */
  amount: number
  unit: string | null
  unit_plural: string | null
  /** The measure that the unit stands for. */
  base_unit: string | null
  food: string
  food_plural: string | null
}

/** What a recipe makes: 500 and "g", 12 and "buns", 4 without a word for 4 people. */
export interface RecipeYield {
  servings: number
  servings_text: string
}

/**
 * How often the recipe of a food is made for what is used of it. Amounts in what it yields, or in a measure that converts
 * to that, are parts of the yield; a number without a unit is so many times the recipe, unless it yields pieces of the
 * food. Where nothing leads from one to the other, the recipe is made once.
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
