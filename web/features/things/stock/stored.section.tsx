import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Badge } from '#web/components/ui/badge.tsx'
import { LazyErrorState } from '#web/components/ui/states/lazy-error-state.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { civilToDate, today } from '#web/lib/format/civil-date.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { PartSection } from '../editor/part-section.tsx'
import type { ThingRow } from '../model.ts'
import { storedQuery } from './stock.queries.ts'

/** What is kept at a place, and until when. */
export function StoredSection({ row: place }: { row: ThingRow }) {
  const t = useTranslations('stock')
  const format = useFormat()
  const { data, error, refetch } = useQuery(storedQuery(place.id))
  const day = today()
  const dayIn = (civil: string) => format.date(civilToDate(civil))
  return (
    <PartSection title={t('stored.title')} text={t(data?.count === 0 ? 'stored.none' : 'stored.text')}>
      {error && !data ? <LazyErrorState error={error} retry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton className="h-12" />}
      <ul className="text-sm">
        {data?.results.map(({ id, food, amount, unit, expires, frozen_on: since }) => (
          <li
            key={id}
            className="relative flex flex-wrap items-baseline gap-x-3 border-b border-line py-2 last:border-b-0"
          >
            <Link
              to="/list/$model"
              params={{ model: 'InventoryEntry' }}
              search={{ edit: id }}
              className="font-medium wrap-anywhere after:absolute after:inset-0"
            >
              <bdi>{food.name}</bdi>
            </Link>
            <span className="text-muted numbers">
              {format.amount(amount)} {unit?.name}
            </span>
            {place['is_freezer'] === true && since ? (
              <span className="text-muted">{t('stored.frozen', { day: dayIn(since) })}</span>
            ) : null}
            {expires === null ? null : (
              <span className="ms-auto">
                {expires < day ? (
                  <Badge tone="warning">{t('stored.over', { day: dayIn(expires) })}</Badge>
                ) : (
                  t('stored.until', { day: dayIn(expires) })
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </PartSection>
  )
}
