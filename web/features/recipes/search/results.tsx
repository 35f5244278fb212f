import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import type { ApiQuery } from '#web/lib/api/api-query.ts'
import { useDeviceSetting } from '#web/lib/device-settings.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { ResultList } from './result.list.tsx'
import { useChoice } from './choice/use-choice.ts'
import { useIsOffline } from '#web/lib/offline/network.ts'
import { KeptNote, NothingKept } from './kept-note.tsx'
import { resultsQuery } from './search-query.ts'
import { countFilters } from '#web/lib/recipe-search/count-filters.ts'
import type { RecipeSearch } from '#web/lib/recipe-search/recipe-search.ts'
import { TileSkeleton } from './tile-skeleton.tsx'

const ResultsEmpty = lazyPart(() => import('./results-empty.tsx'), 'ResultsEmpty')
const ChoiceBar = lazy(async () => ({ default: (await import('./choice/choice.bar.tsx')).ChoiceBar }))

const places = Array.from({ length: 12 }, (_, index) => index)

export function Results({ search, filters }: { search: RecipeSearch; filters: ApiQuery }) {
  const t = useTranslations('recipes')
  const [view] = useDeviceSetting('search_viewMode')
  const { data, error, isPlaceholderData, refetch } = useQuery(resultsQuery(filters, 1))
  const isOffline = useIsOffline()
  const choice = useChoice(filters, data?.count ?? 0)
  if (data?.count === 0 && isOffline && countFilters(search) === 0 && !search.q) return <NothingKept />
  if (data?.count === 0 && !isPlaceholderData)
    return (
      <Suspense>
        <ResultsEmpty search={search} />
      </Suspense>
    )
  if (data)
    return (
      <>
        {isOffline ? <KeptNote /> : null}
        <ResultList
          filters={filters}
          firstPage={data.results}
          count={data.count}
          view={view}
          isStale={isPlaceholderData}
          choice={choice}
        />
        {choice.isOn ? (
          <Suspense>
            <ChoiceBar choice={choice} count={data.count} />
          </Suspense>
        ) : null}
      </>
    )

  if (error && isOffline) return <KeptNote />
  if (error) return <ErrorState error={error} title={t('search.failed')} retry={() => void refetch()} />
  return (
    <div className="grid grid-cols-2 gap-x-5 gap-y-6 sm:grid-cols-3 xl:grid-cols-5">
      {places.map((place) => (
        <div key={place} className="pb-1">
          <TileSkeleton />
        </div>
      ))}
    </div>
  )
}
