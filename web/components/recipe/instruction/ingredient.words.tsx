import type { IngredientNode } from '#worker/modules/recipes/instruction/node.ts'
import { useInstruction } from './instruction.context.ts'

/** What a placeholder shows of an ingredient, at this serving and in these units. */
export function IngredientWords({ node: { index, field } }: { node: IngredientNode }) {
  const { ingredients, wording } = useInstruction()
  const ingredient = ingredients[index]
  if (!ingredient) return null
  if (field === 'note') return ingredient.note
  if (field !== null) return <span className="numbers">{wording[field](ingredient)}</span>
  return (
    <span className="font-medium numbers">
      {/* The amount stays with its unit when a line ends. */}
      {wording.quantity(ingredient).replaceAll(' ', '\u00a0')} {wording.food(ingredient)}
    </span>
  )
}
