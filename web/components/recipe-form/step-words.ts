import type { StepDraft } from './draft/recipe-draft.ts'

const longest = 60

/** What a step is called where it is only mentioned: its name, or how its text begins. */
export function stepWords({ name, instruction, ingredients }: StepDraft, otherwise: string): string {
  const words =
    name.trim() || instruction.replace(/[*_#>`]|\{\{.*?\}\}/g, '').trim() || (ingredients[0]?.food?.name ?? '')
  if (!words) return otherwise
  return words.length > longest ? `${words.slice(0, longest).trimEnd()} …` : words
}
