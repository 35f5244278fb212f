import { ArrowRight } from 'lucide-react'
import { civilToDate } from '#web/lib/format/civil-date.ts'
import { useFormat } from '#web/lib/format/format.ts'
import type { TranslationKey } from '#web/lib/i18n/create-translator.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Translations } from '#web/locales/translations.ts'
import type { ActivityRow } from './activity.queries.ts'
import { shownFields } from './shown-fields.ts'

export function FieldChanges({ row }: { row: ActivityRow }) {
  const t = useTranslations('activity')
  return shownFields(row).map(({ field, before, after }) => (
    <p key={field} className="flex flex-wrap items-center gap-x-2">
      <span className="font-medium">{t(labelOf(field))}:</span>
      <span className="sr-only">{t('before')}</span>
      <Value row={row} field={field} value={before} />
      <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
      <span className="sr-only">{t('after')}</span>
      <Value row={row} field={field} value={after} />
    </p>
  ))
}

const labelOf = (field: string) => `field.${field}` as TranslationKey<Translations['activity']> // One of `shownFields`.

const kindsOfFields = new Map(
  Object.entries({
    supermarket_category: 'supermarket-category',
    meal_type: 'meal-type',
    recipe: 'recipe',
    food: 'food',
    unit: 'unit',
    household: 'household',
  }),
)

function Value({ row, field, value }: { row: ActivityRow; field: string; value: unknown }) {
  const t = useTranslations('activity')
  const { number, date } = useFormat()
  if (value === null || value === undefined || value === '') return t('nothing')
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  const kind = field === 'parent' ? row.kind : kindsOfFields.get(field)
  const name = kind === undefined ? undefined : row.about.find((one) => one.kind === kind && one.id === value)?.name
  if (kind !== undefined) return <bdi>{name ?? t('something')}</bdi>
  if (typeof value === 'number') return number(value)
  const text = String(value)
  return <bdi>{/^\d{4}-\d\d-\d\d/.test(text) ? date(civilToDate(text), 'day') : text}</bdi>
}
