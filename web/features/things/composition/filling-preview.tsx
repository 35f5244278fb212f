import type { UseQueryResult } from '@tanstack/react-query'
import { Switch } from '#web/components/ui/form/switch.tsx'
import { LazyErrorState } from '#web/components/ui/states/lazy-error-state.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Filling, FoundFood } from './composition.queries.ts'

interface FillingPreviewProps {
  found: FoundFood
  filling: Pick<UseQueryResult<Filling>, 'data' | 'error' | 'refetch'>
  label: boolean
  onLabelChange: (label: boolean) => void
}

export function FillingPreview({ found, filling, label, onLabelChange }: FillingPreviewProps) {
  const t = useTranslations('sections')
  const { list } = useFormat()
  const { data, error, refetch } = filling
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm">
        {found.name ? (
          <span className="block font-medium">
            <bdi>{found.name}</bdi>
          </span>
        ) : null}
        <span lang="en" className={found.name ? 'text-muted' : 'font-medium'}>
          {found.description}
        </span>
      </p>
      <Switch
        label={t('nutrition.find.label')}
        hint={t('nutrition.find.labelHint')}
        checked={label}
        onCheckedChange={onLabelChange}
      />
      {error ? <LazyErrorState error={error} retry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton className="h-48" />}
      {data && !error ? (
        <>
          <Values filling={data} />
          {data.of_other_amount.length > 0 ? (
            <p className="text-sm">{t('nutrition.find.otherAmount', { names: list(data.of_other_amount) })}</p>
          ) : null}
          <Weights filling={data} />
        </>
      ) : null}
      <p className="text-xs text-muted">{t('nutrition.find.source')}</p>
    </div>
  )
}

function Values({ filling: { properties } }: { filling: Filling }) {
  const t = useTranslations('sections')
  const { number } = useFormat()
  const amount = (value: number | null) => (value === null ? '–' : number(value, { maximumFractionDigits: 3 }))
  if (properties.length === 0) return <p className="text-sm text-muted">{t('nutrition.find.noValues')}</p>
  return (
    <table className="w-full text-sm numbers">
      <caption className="pb-1 text-start font-medium">{t('nutrition.find.values')}</caption>
      <thead>
        <tr className="border-b border-edge text-muted">
          <th scope="col" className="py-1.5 text-start font-medium">
            {t('nutrition.find.what')}
          </th>
          <th scope="col" className="py-1.5 text-end font-medium">
            {t('nutrition.find.now')}
          </th>
          <th scope="col" className="py-1.5 text-end font-medium">
            {t('nutrition.find.then')}
          </th>
        </tr>
      </thead>
      <tbody>
        {properties.map(({ property_type: { name, unit }, property_amount, before }) => (
          <tr key={name} className="border-b border-line last:border-0">
            <th scope="row" className="py-1.5 pe-3 text-start font-normal wrap-anywhere">
              <bdi>{name}</bdi>
            </th>
            <td className="py-1.5 text-end text-muted">{amount(before)}</td>
            <td className="py-1.5 ps-3 text-end">
              {amount(property_amount)} <bdi>{unit}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Weights({ filling: { conversions } }: { filling: Filling }) {
  const t = useTranslations('sections')
  const { number } = useFormat()
  if (conversions.length === 0) return null
  return (
    <div className="text-sm">
      <h4 className="font-medium">{t('nutrition.find.weights')}</h4>
      <ul className="mt-1 flex flex-col gap-1 numbers">
        {conversions.map(({ base_amount, base_unit, converted_amount, converted_unit }) => (
          <li key={base_unit}>
            {number(base_amount)} <bdi>{base_unit}</bdi> = {number(converted_amount, { maximumFractionDigits: 2 })}{' '}
            <bdi>{converted_unit}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}
