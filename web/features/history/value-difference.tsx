import { ArrowRight } from 'lucide-react'
import type { FieldChange } from '#worker/modules/recipes/history/history.contract.ts'
import { Photo } from '#web/components/recipe/photo.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { fieldName } from './field-name.ts'

export function ValueDifference({ field, before, after }: FieldChange) {
  const t = useTranslations('history')
  return (
    <p className="flex flex-wrap items-center gap-2 numbers">
      <span className="sr-only">{t('value.before')}</span>
      <Value field={field} value={before} />
      <ArrowRight aria-hidden className="size-4 text-muted rtl:-scale-x-100" />
      <span className="sr-only">{t('value.after')}</span>
      <Value field={field} value={after} />
    </p>
  )
}

const timeFields = new Set(['working_time', 'waiting_time', 'time'])

function Value({ field, value }: { field: string; value: unknown }) {
  const t = useTranslations('history')
  const { minutes, number } = useFormat()
  if (value === null || value === undefined || value === '')
    return <span className="text-muted">{t('value.none')}</span>
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no')
  if (typeof value === 'number') return timeFields.has(field) ? minutes(value) : number(value)
  if (field === 'image' && typeof value === 'string')
    return <Photo src={value} alt={t('value.picture')} className="h-20 w-28 rounded-md bg-sunken object-cover" />
  if (typeof value === 'string') return <bdi>{value}</bdi>
  return <Facts value={value} />
}

function Facts({ value }: { value: object }) {
  const t = useTranslations('history')
  const { number } = useFormat()
  const facts = Object.entries(Array.isArray(value) ? Object.assign({}, ...value.map(propertyEntry)) : value)
  const shown = facts.filter(([name, fact]) => name !== 'id' && (typeof fact === 'number' || typeof fact === 'string'))
  if (shown.length === 0) return <span className="text-muted">{t('value.none')}</span>
  return (
    <span>
      {shown
        .map(([name, fact]) => `${fieldName(name, t)} ${typeof fact === 'number' ? number(fact) : String(fact)}`)
        .join(', ')}
    </span>
  )
}

function propertyEntry(item: unknown): Record<string, unknown> {
  if (typeof item !== 'object' || item === null || !('property_type' in item) || !('property_amount' in item)) return {}
  const { property_type: type, property_amount: amount } = item
  return typeof type === 'object' && type !== null && 'name' in type ? { [String(type.name)]: amount } : {}
}
