import { useQuery } from '@tanstack/react-query'
import { LazyErrorState } from '#web/components/ui/states/lazy-error-state.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useHasRole } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { PartSection } from '../editor/part-section.tsx'
import type { ThingRow } from '../model.ts'
import { ConversionList } from './conversion.list.tsx'
import { conversionsQuery } from './conversion.queries.ts'

/** What amounts of a food are in other units. Guests see none of it. */
export function ConversionsSection({ row: food }: { row: ThingRow }) {
  return useHasRole('user') ? <Conversions key={food.id} food={food} /> : null
}

function Conversions({ food }: { food: ThingRow }) {
  const t = useTranslations('sections')
  const { data: own, error, refetch } = useQuery(conversionsQuery(food.id))
  const { data: general = [] } = useQuery(conversionsQuery(0))
  return (
    <PartSection title={t('conversions.title')} text={t(own?.length === 0 ? 'conversions.none' : 'conversions.text')}>
      {error && !own ? <LazyErrorState error={error} retry={() => void refetch()} /> : null}
      {own || error ? null : <Skeleton className="h-12" />}
      {own ? <ConversionList food={food} own={own} general={general} /> : null}
    </PartSection>
  )
}
