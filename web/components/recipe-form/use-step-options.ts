import { useMemo } from 'react'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { StepOption } from './lines/ingredient.menu.tsx'
import type { StepDraft } from './draft/recipe-draft.ts'
import { stepLabel } from './step-label.ts'

/** The list keeps its identity while no name changes, or every keystroke would render every row. */
export function useStepOptions(steps: readonly StepDraft[]): readonly StepOption[] {
  const t = useTranslations('editor')
  const written = JSON.stringify(
    steps.map((step, at) => {
      const number = t('step.number', { number: at + 1 })
      const words = stepLabel(step, '')
      return { key: step.key, name: words ? `${number}: ${words}` : number }
    }),
  )
  return useMemo(() => JSON.parse(written) as StepOption[], [written]) // `written` is a list of StepOption.
}
