import { upperEndOf } from '#worker/modules/amounts/amount-range.ts'
import { inflect } from '#worker/modules/recipes/instruction/inflect-name.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { ingredientRange } from './ingredient-range.ts'
import type { IngredientDraft } from '../draft/recipe-draft.ts'
import { useUnitNames } from './unit-names.ts'

export function IngredientText({ ingredient }: { ingredient: IngredientDraft }) {
  const format = useFormat()
  const units = useUnitNames()
  const { heading, typed, unit, food, note } = ingredient
  if (heading) return <bdi className="font-title font-semibold">{note}</bdi>
  const plural = units.find(({ name }) => name === unit?.name)?.plural_name ?? null
  const range = ingredientRange(ingredient)
  const number = typed ?? (range ? format.range(range) : '')
  const measure = [number, unit && inflect(unit.name, plural, range && upperEndOf(range))].filter(Boolean).join(' ')
  return (
    <bdi>
      {measure ? <span className="font-semibold numbers">{measure} </span> : null}
      {food?.name}
      {note ? <span className="text-muted">{food ? `, ${note}` : note}</span> : null}
    </bdi>
  )
}
