import { formatAmount, formatRange, mostOf } from '#worker/modules/amounts/index.ts'
import { inflectFood } from '#worker/modules/recipes/instruction/inflect-food.ts'
import { inflect } from '#worker/modules/recipes/instruction/inflect-name.ts'
import { type Measure, type Measured, measureOf, type Serving } from './measure-ingredient.ts'

interface Named {
  name: string
  plural_name?: string | null | undefined
}

export interface WordedIngredient extends Measured {
  unit: (Named & NonNullable<Measured['unit']>) | null
  food: Named | null
  always_use_plural_unit?: boolean
  always_use_plural_food?: boolean
}

export interface WordingOptions {
  serving: Serving
  fractions: boolean
  decimals: number
  locale: string
  /** The name of a measure that a conversion chose: `us_cup`, 2. */
  unitName: (unit: string, amount: number) => string
}

/** How the ingredients of a recipe read at one serving, in one language. */
export function wordingOf({ serving, fractions, decimals, locale, unitName }: WordingOptions) {
  const number = (value: number) => formatAmount(value, { fractions, decimals, locale })

  const amount = (ingredient: WordedIngredient): string => {
    const measure = measureOf(ingredient, serving)
    if (measure.range === null) return ''
    // Cups and ounces that a conversion chose are rounded to the fractions of cups and scales, so they read as such.
    const isRounded = measure.converted !== null && serving.units === 'us'
    return formatRange(measure.range, {
      fractions: measure.fractions && (fractions || isRounded),
      decimals,
      locale,
    })
  }
  const unit = (ingredient: WordedIngredient): string => {
    const measure = measureOf(ingredient, serving)
    if (measure.converted) return unitName(measure.converted, countOf(measure) ?? 0)
    return ingredient.unit ? named(ingredient.unit, countOf(measure), ingredient.always_use_plural_unit) : ''
  }
  const quantity = (ingredient: WordedIngredient): string =>
    [amount(ingredient), unit(ingredient)].filter(Boolean).join(' ')
  const food = ({ always_use_plural_food: always, ...ingredient }: WordedIngredient): string => {
    if (!ingredient.food) return ''
    const { name, plural_name: plural } = ingredient.food
    if (always) return plural || name
    return inflectFood(name, plural ?? null, countOf(measureOf(ingredient, serving)), ingredient.unit?.base_unit)
  }
  /** "500 g flour", for timers, screen readers and sharing. */
  const line = (ingredient: WordedIngredient): string =>
    [quantity(ingredient), food(ingredient)].filter(Boolean).join(' ')
  return { serving, number, amount, unit, quantity, food, line }
}

export type Wording = ReturnType<typeof wordingOf>

const countOf = ({ range }: Measure): number | null => range && mostOf(range)

const named = ({ name, plural_name }: Named, amount: number | null, always = false): string =>
  always ? plural_name || name : inflect(name, plural_name ?? null, amount)
