import { useQuery } from '@tanstack/react-query'
import { propertyTypesQuery } from '#web/components/recipe-search/use-search-names.ts'
import { AmountInput } from '#web/components/ui/form/amount-input.tsx'
import { LazyErrorState } from '#web/components/ui/states/lazy-error-state.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { type Bounds, parsePropertyBounds, writePropertyBounds } from '#web/lib/recipe-search/bounds.ts'
import type { FilterProps } from './filter-props.ts'

/** At least and at most so much of each property. */
export function PropertyFields({ search, change }: FilterProps) {
  const t = useTranslations('finding')
  const { data, error, refetch } = useQuery(propertyTypesQuery)
  const bounds = (search.properties ?? []).flatMap((text) => parsePropertyBounds(text) ?? [])
  const save = (type: number, next: Bounds) => {
    const others = bounds.filter((one) => one.type !== type)
    const isAsked = next.least !== undefined || next.most !== undefined
    change({ properties: [...others, ...(isAsked ? [{ type, ...next }] : [])].map(writePropertyBounds) })
  }
  if (error && !data) return <LazyErrorState error={error} retry={() => void refetch()} />
  if (!data) return <Skeleton className="h-24" />
  if (data.results.length === 0) return <p className="text-sm text-muted">{t('sheet.noProperties')}</p>
  return (
    <div data-control="properties" className="flex flex-col gap-2">
      <div aria-hidden className="grid grid-cols-[1fr_5rem_5rem] gap-2 text-xs text-muted">
        <span />
        <span>{t('sheet.least')}</span>
        <span>{t('sheet.most')}</span>
      </div>
      {data.results.map(({ id, name, unit }) => {
        const { least, most } = bounds.find(({ type }) => type === id) ?? {}
        return (
          <div key={id} className="grid grid-cols-[1fr_5rem_5rem] items-center gap-2">
            <span dir="auto" className="min-w-0 text-sm wrap-anywhere">
              {name} {unit ? <span className="text-muted">{unit}</span> : null}
            </span>
            <AmountInput
              label={t('sheet.propertyLeast', { name })}
              value={least ?? null}
              onSave={(value) => save(id, { least: value ?? undefined, most })}
            />
            <AmountInput
              label={t('sheet.propertyMost', { name })}
              value={most ?? null}
              onSave={(value) => save(id, { least, most: value ?? undefined })}
            />
          </div>
        )
      })}
      <p className="text-xs text-muted">{t('sheet.propertiesHint')}</p>
    </div>
  )
}
