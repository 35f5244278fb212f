import { formatAmount, formatRange, upperEndOf } from '#worker/modules/amounts/index.ts'
import { inflectFood } from '#worker/modules/recipes/instruction/inflect-food.ts'
import { inflect } from '#worker/modules/recipes/instruction/inflect-name.ts'
import {
  type MeasuredAmount,
  type MeasurableIngredient,
  measureIngredient,
  type ServingScale,
} from './measure-ingredient.ts'

interface InflectableName {
  name: string
  plural_name?: string | null | undefined
}

export interface WordedIngredient extends MeasurableIngredient {
  unit: (InflectableName & NonNullable<MeasurableIngredient['unit']>) | null
  food: InflectableName | null
  always_use_plural_unit?: boolean
  always_use_plural_food?: boolean
}

export interface WordingOptions {
  serving: ServingScale
  fractions: boolean
  decimals: number
  locale: string
  /** Names a unit that a conversion chose: `us_cup`, 2. */
  unitName: (unit: string, amount: number) => string
}

export function ingredientWording({ serving, fractions, decimals, locale, unitName }: WordingOptions) {
  const number = (value: number) => formatAmount(value, { fractions, decimals, locale })

  const amount = (ingredient: WordedIngredient): string => {
    const measure = measureIngredient(ingredient, serving)
    if (measure.range === null) return ''
    // Converted US amounts are rounded to the fractions of cups and scales, so they are shown as fractions.
    const isRounded = measure.converted !== null && serving.units === 'us'
    return formatRange(measure.range, {
      fractions: measure.fractions && (fractions || isRounded),
      decimals,
      locale,
    })
  }
  const unit = (ingredient: WordedIngredient): string => {
    const measure = measureIngredient(ingredient, serving)
    if (measure.converted) return unitName(measure.converted, pluralCount(measure) ?? 0)
    return ingredient.unit ? inflectName(ingredient.unit, pluralCount(measure), ingredient.always_use_plural_unit) : ''
  }
  const quantity = (ingredient: WordedIngredient): string =>
    [amount(ingredient), unit(ingredient)].filter(Boolean).join(' ')
  const food = ({ always_use_plural_food: always, ...ingredient }: WordedIngredient): string => {
    if (!ingredient.food) return ''
    const { name, plural_name: plural } = ingredient.food
    if (always) return plural || name
    return inflectFood(
      name,
      plural ?? null,
      pluralCount(measureIngredient(ingredient, serving)),
      ingredient.unit?.base_unit,
    )
  }
  const line = (ingredient: WordedIngredient): string =>
    [quantity(ingredient), food(ingredient)].filter(Boolean).join(' ')
  return { serving, number, amount, unit, quantity, food, line }
}

export type IngredientWording = ReturnType<typeof ingredientWording>

const pluralCount = ({ range }: MeasuredAmount): number | null => range && upperEndOf(range)

const inflectName = ({ name, plural_name }: InflectableName, amount: number | null, always = false): string =>
  always ? plural_name || name : inflect(name, plural_name ?? null, amount)
