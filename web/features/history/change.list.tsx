import type { Change } from '#worker/modules/recipes/history/history.contract.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { FieldDifference } from './field-difference.tsx'
import { StepDifference } from './step-difference.tsx'

export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const t = useTranslations('history')
  if (changes.length === 0) return <p className="text-sm text-muted">{t('nothing')}</p>
  return (
    <ul className="flex flex-col gap-4">
      {changes.map((change) =>
        'steps' in change && Array.isArray(change.steps) ? (
          change.steps.map((step) => (
            <li key={`step ${step.id}`}>
              <StepDifference step={step} />
            </li>
          ))
        ) : 'before' in change ? (
          <li key={change.field}>
            <FieldDifference change={change} />
          </li>
        ) : null,
      )}
    </ul>
  )
}
