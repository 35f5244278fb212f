import type { StepDraft } from './draft/recipe-draft.ts'

const maxLength = 60

export function stepLabel({ name, instruction, ingredients }: StepDraft, fallback: string): string {
  const words =
    name.trim() || instruction.replace(/[*_#>`]|\{\{.*?\}\}/g, '').trim() || (ingredients[0]?.food?.name ?? '')
  if (!words) return fallback
  return words.length > maxLength ? `${words.slice(0, maxLength).trimEnd()} …` : words
}
