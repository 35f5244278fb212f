import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { type Estimate, estimatedOnly } from './estimate.ts'

/** What a provider thinks is in something; what it does not know is left out, and says so. */
export function EstimateTable({ estimate }: { estimate: Estimate }) {
  const t = useTranslations('ai')
  const { number } = useFormat()
  const known = estimatedOnly(estimate)
  const unknown = estimate.properties.filter(({ property_amount }) => property_amount === null)
  return (
    <>
      <dl className="divide-y divide-line text-sm">
        {known.map(({ property_type: { id, name, unit }, property_amount: amount }) => (
          <div key={id} className="flex justify-between gap-4 py-1.5">
            <dt dir="auto" className="min-w-0 wrap-anywhere">
              {name}
            </dt>
            <dd className="shrink-0 numbers">
              {number(amount ?? 0, { maximumFractionDigits: 1 })} {unit}
            </dd>
          </div>
        ))}
      </dl>
      {unknown.length > 0 ? (
        <p className="mt-2 text-sm text-muted">
          {t('nutrition.unknown', { names: unknown.map(({ property_type: { name } }) => name).join(', ') })}
        </p>
      ) : null}
    </>
  )
}
