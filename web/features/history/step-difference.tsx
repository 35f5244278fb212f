import type { StepChange } from '#worker/modules/recipes/history/history.contract.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { FieldDifference } from './field-difference.tsx'
import { IngredientDifference } from './ingredient-difference.tsx'

const tones = { added: 'success', removed: 'error', changed: 'neutral', moved: 'neutral' } as const

export function StepDifference({ step: { change, from, to, fields, ingredients } }: { step: StepChange }) {
  const t = useTranslations('history')
  const place = (to ?? from ?? 0) + 1
  const shown = fields.filter(({ field, before, after }) =>
    change === 'changed' ? true : !isDefaultValue(field, change === 'removed' ? before : after),
  )
  const isMoved = from !== null && to !== null && from !== to
  return (
    <div className="rounded-md border border-line p-3">
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <h3 className="font-semibold">{t('step.title', { place })}</h3>
        <Badge tone={tones[change]}>{t(`step.${change}`)}</Badge>
        {isMoved ? <span className="text-muted">{t('step.from', { place: from + 1 })}</span> : null}
      </div>
      <div className="mt-2 flex flex-col gap-3 empty:hidden">
        {shown.map((field) => (
          <FieldDifference key={field.field} change={field} />
        ))}
        {ingredients.length > 0 ? (
          <div className="text-sm">
            <p className="mb-1 font-semibold">{t('field.ingredients')}</p>
            <ul className="flex flex-col gap-0.5">
              {ingredients.map((ingredient) => (
                <li key={ingredient.id}>
                  <IngredientDifference change={ingredient} />
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </div>
  )
}

const defaultValues: Record<string, unknown> = { show_as_header: true, show_ingredients_table: true, time: 0 }
const isDefaultValue = (field: string, value: unknown) =>
  value === null || value === undefined || value === '' || defaultValues[field] === value
