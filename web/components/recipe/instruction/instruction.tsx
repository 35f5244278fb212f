import { useMemo } from 'react'
import { renderInstruction } from '#worker/modules/recipes/instruction/instruction.render.ts'
import type { InnerStepRow } from '../recipe.rows.ts'
import type { Wording } from '../ingredient.wording.ts'
import { Blocks } from './block.nodes.tsx'
import { InstructionContext } from './instruction.context.ts'
import { spokenOf } from './spoken.ingredient.ts'

interface InstructionProps {
  step: Pick<InnerStepRow, 'instruction' | 'ingredients'>
  wording: Wording
  /** What a timer of this step is called, and for which recipe it runs. */
  timer: { name: string; recipe: { id: number; name: string } | null }
}

/** The text of a step: Markdown read into a tree that can do no harm, with amounts that scale and times that count down. */
export function Instruction({ step, wording, timer }: InstructionProps) {
  const tree = useMemo(() => renderInstruction(step.instruction, step.ingredients.map(spokenOf)), [step])
  const context = useMemo(
    () => ({ ingredients: step.ingredients, wording, timer }),
    // The caller makes the timer's names anew on every drawing.
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
