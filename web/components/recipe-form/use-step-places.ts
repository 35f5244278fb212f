import { useMemo } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import type { StepPlace } from './lines/ingredient.menu.tsx'
import type { StepDraft } from './draft/recipe-draft.ts'
import { stepWords } from './step-words.ts'

/** The steps by name. The same list as long as no name changes, or every letter would draw every row anew. */
export function useStepPlaces(steps: readonly StepDraft[]): readonly StepPlace[] {
  const t = useWords('editor')
  const written = JSON.stringify(
    steps.map((step, at) => {
      const number = t('step.number', { number: at + 1 })
      const words = stepWords(step, '')
      return { key: step.key, name: words ? `${number}: ${words}` : number }
    }),
  )
  return useMemo(() => JSON.parse(written) as StepPlace[], [written]) // Just written above.
}
