import { Suspense } from 'react'
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { useHasRole, useSession } from '#web/lib/api/session.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from '../section.tsx'
import { ArchiveItem } from './archive.item.tsx'
import { archivesQuery, isAtWork, scheduleQuery, useMakeArchive } from './archive.queries.ts'
import { AwaitedSection, awaitedQuery } from './awaited.section.tsx'
import { restoreQuery } from './restore.queries.ts'
import { RestoreSection } from './restore.section.tsx'
import { ScheduleSection } from './schedule.section.tsx'

const CopySection = lazyPart(() => import('./copy.section.tsx'), 'CopySection')

/** Archives are the owner’s. Whoever keeps recipes may make a space of one. */
export function ArchivePage() {
  const t = useTranslations('archive')
  const { creator } = useSession()
  const mayRestore = useHasRole('user')
  if (creator) return <Archives />
  return (
    <>
      <PageHeader title={t('title')} text={t('notYours')} tight />
      {mayRestore ? <RestoreSection /> : null}
    </>
  )
}

function Archives() {
  const t = useTranslations('archive')
  const { number } = useFormat()
  // All is asked for at once, not one after the other.
  usePrefetchQuery(scheduleQuery)
  usePrefetchQuery(awaitedQuery)
  usePrefetchQuery(restoreQuery)
  const { data: archives } = useSuspenseQuery(archivesQuery)
  const make = useMakeArchive()
  const isBusy = make.isPending || archives.some(isAtWork)
  const megabytes = archives.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0) / 1_000_000
  const button = (
    <Button className="self-start" pending={isBusy} onClick={() => make.mutate()}>
      {t('make')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} tight />
      <Section
        title={t('list.title')}
        text={
          archives.length > 0 ? t('list.size', { size: number(megabytes, { maximumFractionDigits: 1 }) }) : undefined
        }
      >
        {archives.length === 0 ? (
          <EmptyState compact title={t('list.empty')} text={t('list.emptyText')} action={button} />
        ) : (
          <>
            <ul className="-my-2 divide-y divide-line">
              {archives.map((archive) => (
                <ArchiveItem key={archive.id} archive={archive} />
              ))}
            </ul>
            {button}
          </>
        )}
      </Section>
      <ScheduleSection />
      <Suspense>
        <CopySection />
      </Suspense>
      <AwaitedSection />
      <RestoreSection />
    </>
  )
}
