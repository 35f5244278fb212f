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

type NutritionSource = Pick<RecipeRow, 'nutrition' | 'properties' | 'servings'> & {
  food_properties: Record<string, unknown>
}

/** Prefers sums over foods, then properties, then the four older facts. `factor` scales the recipe's servings. */
export function nutritionRows(recipe: NutritionSource, factor: number, kilojoules: boolean): NutritionRow[] {
  const servings = Math.max(1, recipe.servings)
  const sums = Object.entries(recipe.food_properties).toSorted(
    ([, one], [, other]) => sortOrderOf(one) - sortOrderOf(other),
  )
  const ofFoods = sums.flatMap(([key, value]) => foodPropertyRows(key, value))
  const rows = ofFoods.some(({ total }) => total !== 0)
    ? ofFoods.map(({ total, ...row }) => ({ ...row, perServing: total / servings, total: total * factor }))
    : [
        ...recipePropertyRows(recipe),
        ...(recipe.properties.length > 0 ? [] : legacyNutritionRows(recipe.nutrition)),
      ].map(({ amount, ...row }) => ({
        ...row,
        perServing: amount,
        total: amount === null ? null : amount * servings * factor,
        isIncomplete: false,
      }))
  return kilojoules ? rows.map(rowInKilojoules) : rows
}

/** Objects do not keep the order of numeric keys. */
const sortOrderOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'order' in value ? Number(value.order) : 0

function foodPropertyRows(key: string, value: unknown) {
  if (typeof value !== 'object' || value === null || !('total_value' in value)) return []
  const { name, unit, total_value: total, missing_value: missing } = value as Record<string, unknown>
  if (typeof total !== 'number') return []
  return [{ key, name: String(name ?? ''), unit: String(unit ?? ''), total, isIncomplete: missing === true }]
}

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
