import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { LazyErrorState } from '#web/components/ui/states/lazy-error-state.tsx'
import { useHasRole, useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { PurgeDialog } from './purge.dialog.tsx'
import { RestoredNotice } from './restored.notice.tsx'
import { SelectionBar } from './selection.bar.tsx'
import { TrashFilter } from './trash-filter.tsx'
import { TrashItem } from './trash.item.tsx'
import { TrashPending } from './trash-pending.tsx'
import { type Outcome, rowKey, trashQuery, type TrashRow, type TrashSearch } from './trash.queries.ts'

export function TrashPage({ search }: { search: TrashSearch }) {
  const t = useTranslations('trash')
  const days = useSession().space?.trash_days ?? 30
  const isAdmin = useHasRole('admin')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [restored, setRestored] = useState<Outcome>()
  const [asking, setAsking] = useState<readonly TrashRow[] | 'all'>()
  const { data, isPending, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    trashQuery(search),
  )
  const rows = data?.pages.flatMap(({ results }) => results) ?? []
  const count = data?.pages.at(-1)?.count ?? 0
  const chosen = rows.filter((row) => selected.has(rowKey(row)))
  const isFiltered = Object.values(search).some((value) => value !== undefined)
  const none = () => setSelected(new Set())
  const onRestored = (outcome: Outcome) => {
    setRestored(outcome)
    none()
  }
  const select = (row: TrashRow, on: boolean) => {
    const next = new Set(selected)
    if (on) next.add(rowKey(row))
    else next.delete(rowKey(row))
    setSelected(next)
  }
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text', { days })}
        tight
        actions={
          isAdmin && count > 0 && !isFiltered ? (
            <Button variant="outline" onClick={() => setAsking('all')}>
              {t('emptyAction')}
            </Button>
          ) : null
        }
      />
      <output className="block empty:hidden">{restored ? <RestoredNotice outcome={restored} /> : null}</output>
      {isFiltered || count > 0 ? <TrashFilter search={search} /> : null}
      {isPending ? <TrashPending /> : null}
      {error && !data ? <LazyErrorState error={error} retry={() => void refetch()} /> : null}
      {data && rows.length === 0 ? <NothingThere filtered={isFiltered} days={days} /> : null}
      {rows.length > 0 ? (
        <Card>
          <ul className="divide-y divide-line px-2 sm:px-4">
            {rows.map((row) => (
              <TrashItem
                key={rowKey(row)}
                row={row}
                selected={selected.has(rowKey(row))}
                onSelect={(on) => select(row, on)}
                onRestored={onRestored}
                onPurge={() => setAsking([row])}
              />
            ))}
          </ul>
        </Card>
      ) : null}
      {hasNextPage ? (
        <Button
          variant="outline"
          className="self-center"
          pending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('more')}
        </Button>
      ) : null}
      {chosen.length > 0 ? (
        <SelectionBar rows={chosen} onNone={none} onRestored={onRestored} onPurge={() => setAsking(chosen)} />
      ) : null}
      {asking ? <PurgeDialog what={asking} count={count} onClose={() => setAsking(undefined)} onGone={none} /> : null}
    </>
  )
}

function NothingThere({ filtered, days }: { filtered: boolean; days: number }) {
  const t = useTranslations('trash')
  if (filtered)
    return (
      <EmptyState
        title={t('none')}
        text={t('noneText')}
        action={
          <Button variant="outline" asChild>
            <Link to="/trash">{t('reset')}</Link>
          </Button>
        }
      />
    )
  return (
    <EmptyState
      title={t('emptyState')}
      text={t('emptyStateText', { days })}
      action={
        <Button variant="outline" asChild>
          <Link to="/activity">{t('toActivity')}</Link>
        </Button>
      }
    />
  )
}
