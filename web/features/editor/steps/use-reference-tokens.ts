import { useMemo } from 'react'
import { upperEndOf } from '#worker/modules/amounts/amount-range.ts'
import { inflect } from '#worker/modules/recipes/instruction/inflect-name.ts'
import type { IngredientDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { ingredientRange } from '#web/components/recipe-form/lines/ingredient-range.ts'
import { useUnitNames } from '#web/components/recipe-form/lines/unit-names.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { referenceTokens, type ReferenceTokens } from './reference-tokens.ts'

export function useReferenceTokens(ingredients: readonly IngredientDraft[]): ReferenceTokens {
  const { range: formatRange } = useFormat()
  const units = useUnitNames()
  return useMemo(
    () =>
      referenceTokens((position, field) => {
        const one = ingredients[position]
        if (!one || one.heading) return ''
        const range = ingredientRange(one)
        const plural = units.find(({ name }) => name === one.unit?.name)?.plural_name ?? null
        const words = {
          amount: one.typed ?? (range ? formatRange(range) : ''),
          unit: one.unit ? inflect(one.unit.name, plural, range && upperEndOf(range)) : '',
          food: one.food?.name ?? '',
          note: one.note,
        }
        if (field === undefined) return [words.amount, words.unit, words.food].filter(Boolean).join(' ')
        return field === 'numeric_amount' ? words.amount : words[field as keyof typeof words]
      }),
    [ingredients, units, formatRange],
  )
}
