import { useMemo } from 'react'
import type { InnerStepRow, IngredientRow } from '../recipe.rows.ts'
import type { IngredientWording } from '../ingredient-wording.ts'
import { Blocks } from './block-nodes.tsx'
import { InstructionContext } from './instruction-context.ts'
import { readInstruction } from './read-instruction.ts'
import type { InflectedName, InstructionIngredient } from '#worker/modules/recipes/instruction/ingredient.ts'

interface InstructionProps {
  step: Pick<InnerStepRow, 'instruction' | 'ingredients'>
  wording: IngredientWording
  timer: { name: string; recipe: { id: number; name: string } | null }
}

export function Instruction({ step, wording, timer }: InstructionProps) {
  const tree = useMemo(() => readInstruction(step.instruction, step.ingredients.map(toInstructionIngredient)), [step])
  const context = useMemo(
    () => ({ ingredients: step.ingredients, wording, timer }),
    // The caller makes `timer` anew for every render.
    // oxlint-disable-next-line react/exhaustive-deps
    [step, wording, timer.name, timer.recipe?.id],
  )
  return (
    <InstructionContext value={context}>
      <div dir="auto" className="flex flex-col gap-3 text-pretty [&_*]:max-w-full">
        <Blocks nodes={tree} />
      </div>
    </InstructionContext>
  )
}

const toInstructionIngredient = ({
  amount,
  amount_max,
  no_amount,
  unit,
  food,
  note,
}: IngredientRow): InstructionIngredient => ({
  amount,
  amount_max,
  no_amount,
  unit: unit && { ...toInflectedName(unit), base_unit: unit.base_unit },
  food: food && toInflectedName(food),
  note,
})

const toInflectedName = ({
  name,
  plural_name,
}: {
  name: string
  plural_name?: string | null | undefined
}): InflectedName => ({
  name,
  plural_name: plural_name ?? null,
})
