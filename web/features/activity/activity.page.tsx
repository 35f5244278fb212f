import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { LazyErrorState } from '#web/components/ui/states/lazy-error-state.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { ActivityFilter } from './activity-filter.tsx'
import { activityQuery, type ActivitySearch } from './activity.queries.ts'
import { DaySection } from './day.section.tsx'
import { groupActivity } from './group-activity.ts'
import { UnderWaySection } from './under-way.section.tsx'

export function ActivityPage({ search }: { search: ActivitySearch }) {
  const t = useTranslations('activity')
  const { data, isPending, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    activityQuery(search),
  )
  const days = groupActivity(data?.pages.flatMap(({ results }) => results) ?? [])
  const end = useReached(hasNextPage && !isFetchingNextPage, () => void fetchNextPage())
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} tight />
      <UnderWaySection />
      <ActivityFilter search={search} />
      {isPending ? <ActivityPending /> : null}
      {error && !data ? <LazyErrorState error={error} retry={() => void refetch()} /> : null}
      {data && days.length === 0 && !hasNextPage ? (
        <NothingThere filtered={Object.values(search).some((value) => value !== undefined)} />
      ) : null}
      {days.map((day) => (
        <DaySection key={day.day} day={day} />
      ))}
      {data && days.length === 0 && hasNextPage ? <p className="text-sm text-muted">{t('lookedFar')}</p> : null}
      {hasNextPage ? (
        <div ref={end} className="self-center">
          <Button variant="outline" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('older')}
          </Button>
        </div>
      ) : null}
      {data && days.length > 0 && !hasNextPage ? <p className="text-center text-sm text-muted">{t('end')}</p> : null}
    </>
  )
}

/** Runs once whenever the element comes into view. */
function useReached(active: boolean, run: () => void) {
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    if (!active || !element.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) latest.current()
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [active])
  return element
}

function NothingThere({ filtered }: { filtered: boolean }) {
  const t = useTranslations('activity')
  if (!filtered) return <EmptyState drawing="book" title={t('empty')} text={t('emptyText')} />
  return (
    <EmptyState
      drawing="book"
      title={t('none')}
      text={t('noneText')}
      action={
        <Button variant="outline" asChild>
          <Link to="/activity">{t('reset')}</Link>
        </Button>
      }
    />
  )
}

function ActivityPending() {
  const t = useTranslations('common')
  return (
    <Card className="flex flex-col gap-4 p-5">
      <output className="sr-only">{t('loading')}</output>
      {[0, 1, 2, 3, 4].map((index) => (
        <Skeleton key={index} className="h-11" />
      ))}
    </Card>
  )
}
