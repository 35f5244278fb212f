import { useFormat } from '#web/lib/format.ts'
import type { IngredientDraft } from './recipe.draft.ts'

/** An ingredient as it reads in the recipe. */
export function IngredientText({ ingredient }: { ingredient: IngredientDraft }) {
  const format = useFormat()
  const { heading, amount, typed, unit, food, note } = ingredient
  if (heading) return <bdi className="font-title font-semibold">{note}</bdi>
  const measure = [typed ?? (amount === null ? '' : format.amount(amount)), unit?.name].filter(Boolean).join(' ')
  return (
    <bdi>
      {measure ? <span className="font-semibold numbers">{measure} </span> : null}
      {food?.name}
      {note ? <span className="text-muted">{food ? `, ${note}` : note}</span> : null}
    </bdi>
  )
}
