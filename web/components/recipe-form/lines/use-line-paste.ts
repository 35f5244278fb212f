import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useDraft, useSteps } from '../draft/draft-context.ts'
import { addIngredients } from '../steps.change.ts'

export function useLinePaste(step: string) {
  const t = useTranslations('editor')
  const change = useSteps()
  const { reader, announce } = useDraft()
  return (lines: readonly string[], behind?: string) => {
    const rows = lines.map(reader)
    change((steps) => addIngredients(steps, step, rows, behind))
    const doubtful = rows.filter(({ doubt }) => doubt !== null).length
    const added = t('line.added', { count: rows.length })
    announce(doubtful > 0 ? `${added} ${t('line.doubtful', { count: doubtful })}` : added)
  }
}
