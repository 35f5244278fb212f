import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'

export interface NutritionRow {
  key: string
  name: string
  unit: string
  /** Null when only the other value is known. */
  perServing: number | null
  total: number | null
  isIncomplete: boolean
}

type NutritionSource = Pick<RecipeRow, 'nutrition' | 'properties' | 'food_properties' | 'servings'>

/** Summed up over the foods, or entered with the recipe; the four older facts count as entered. */
export type NutritionOrigin = 'foods' | 'entered'

/** Where the values may come from, the better first: a sum that misses some foods is worse than what somebody entered. */
export function nutritionOrigins(recipe: NutritionSource): NutritionOrigin[] {
  const sums = foodRows(recipe)
  const hasSums = sums.some(({ total }) => total !== 0)
  const hasEntered = enteredRows(recipe).length > 0
  if (!hasSums) return hasEntered ? ['entered'] : []
  if (!hasEntered) return ['foods']
  return sums.some(({ isIncomplete }) => isIncomplete) ? ['entered', 'foods'] : ['foods', 'entered']
}

/** `factor` scales the recipe's servings. */
export function nutritionRows(
  recipe: NutritionSource,
  factor: number,
  kilojoules: boolean,
  [origin] = nutritionOrigins(recipe),
): NutritionRow[] {
  const servings = Math.max(1, recipe.servings)
  const rows =
    origin === 'foods'
      ? foodRows(recipe).map(({ total, ...row }) => ({ ...row, perServing: total / servings, total: total * factor }))
      : enteredRows(recipe).map(({ amount, ...row }) => ({
          ...row,
          perServing: amount,
          total: amount === null ? null : amount * servings * factor,
          isIncomplete: false,
        }))
  return kilojoules ? rows.map(rowInKilojoules) : rows
}

/** Foods that a sum misses, each once. */
export function uncountedFoods({ food_properties: sums }: NutritionSource) {
  const values = Object.values(sums).flatMap(({ food_values }) => Object.values(food_values))
  return [...new Map(values.filter(({ value }) => value === null).map(({ food }) => [food.id, food])).values()]
}

/** Objects do not keep the order of numeric keys. */
const foodRows = ({ food_properties: sums }: NutritionSource) =>
  Object.entries(sums)
    .toSorted(([, one], [, other]) => one.order - other.order)
    .map(([key, { name, unit, total_value: total, missing_value: isIncomplete }]) => ({
      key,
      name,
      unit: unit ?? '',
      total,
      isIncomplete,
    }))

const enteredRows = (recipe: NutritionSource) => [
  ...recipePropertyRows(recipe),
  ...(recipe.properties.length > 0 ? [] : legacyNutritionRows(recipe.nutrition)),
]

const recipePropertyRows = ({ properties }: NutritionSource) =>
  properties
    .toSorted((one, other) => one.property_type.order - other.property_type.order)
    .map(({ id, property_amount: amount, property_type: { name, unit } }) => ({
      key: String(id),
      name,
      unit: unit ?? '',
      amount,
    }))

const legacyNutritionRows = (nutrition: NutritionSource['nutrition']) =>
  nutrition
    ? (['calories', 'carbohydrates', 'fats', 'proteins'] as const).map((key) => ({
        key,
        name: '',
        unit: key === 'calories' ? 'kcal' : 'g',
        amount: nutrition[key],
      }))
    : []

const kilojoulesPerKilocalorie = 4.184

const rowInKilojoules = (row: NutritionRow): NutritionRow =>
  row.unit.toLowerCase() === 'kcal'
    ? { ...row, unit: 'kJ', perServing: toKilojoules(row.perServing), total: toKilojoules(row.total) }
    : row

const toKilojoules = (value: number | null) => (value === null ? null : value * kilojoulesPerKilocalorie)
