import { useQuery } from '@tanstack/react-query'
import { LazyErrorState } from '#web/components/ui/states/lazy-error-state.tsx'
import { foundItemsQuery, useRetryItems } from '../import-job.queries.ts'
import { type FoundItem, type ImportJob, mayComeAgain } from '../import-job.rows.ts'
import { endedFilters } from './found-filters.ts'
import { FoundSection } from './found.section.tsx'
import { FoundSkeleton } from './found-skeleton.tsx'
import { OutcomeCard } from './outcome.card.tsx'
import { PicturesSection } from './pictures.section.tsx'

/** The server tries no more at once. */
const maxRetried = 1000

/** What came, what did not and why; what failed can be tried again. */
export function EndedSection({ job }: { job: ImportJob }) {
  const { data: items, error, refetch } = useQuery(foundItemsQuery(job))
  const retry = useRetryItems(job.id)
  // What a stopped import of files was made of is no longer stored.
  const isKept = job.state === 'done' || job.kind === 'import-links'
  const again = isKept && items ? items.filter(mayWorkNow).map(({ position }) => position) : []
  const onRetry = (positions: readonly number[]) => retry.mutate(positions.slice(0, maxRetried))
  return (
    <>
      <OutcomeCard
        job={job}
        items={items}
        failed={again.length}
        isRetrying={retry.isPending}
        onRetry={() => onRetry(again)}
      />
      <PicturesSection job={job} />
      {items ? (
        <FoundSection
          filters={endedFilters(items)}
          {...(isKept ? { onRetry: (position: number) => onRetry([position]) } : {})}
        />
      ) : error ? (
        <LazyErrorState error={error} retry={() => void refetch()} />
      ) : (
        <FoundSkeleton />
      )}
    </>
  )
}

/** What could not be read stays as it is. */
const mayWorkNow = (item: FoundItem) => item.state === 'failed' && mayComeAgain(item)
