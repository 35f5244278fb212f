import type { StepDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'

/** The key of the next line worth a look behind (or before) line `from`, round the ends; null where there is no other. */
export function doubtfulFrom(
  steps: readonly StepDraft[],
  from: string | null,
  way: 'next' | 'previous',
): string | null {
  const lines = steps.flatMap(({ ingredients }) => ingredients)
  const ordered = way === 'next' ? lines : lines.toReversed()
  const at = ordered.findIndex(({ key }) => key === from)
  const round = [...ordered.slice(at + 1), ...ordered.slice(0, Math.max(at, 0))]
  return round.find(({ doubt }) => doubt !== null)?.key ?? null
}
