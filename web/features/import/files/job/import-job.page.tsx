import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRefreshOnImport } from '#web/components/import/link-import.queries.ts'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { Page } from '#web/components/shell/page/page.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useFocusWhenChanged } from '../../use-focus-when-changed.ts'
import { importJobQuery, useRefreshAtEnd } from '../import-job.queries.ts'
import { type ImportJob, isOfAi, isUnread } from '../import-job.rows.ts'
import { EndedSection } from './ended.section.tsx'
import { FailedSection } from './failed.section.tsx'
import { PreparingSection } from './preparing.section.tsx'
import { ReadySection } from './ready.section.tsx'
import { RunningSection } from './running.section.tsx'
import { UnreadSection } from './unread.section.tsx'

/** An import of files or links from being read to what came of it; it goes on when nobody looks. */
export function ImportJobPage({ id }: { id: number }) {
  const t = useTranslations('apps')
  const { data: job } = useSuspenseQuery(importJobQuery(id))
  useRefreshOnImport(job.done)
  useRefreshAtEnd(job.state)
  const { title } = job.details
  const section = useFocusWhenChanged(job.state)
  return (
    <Page width="narrow">
      <PageHeader
        title={job.name}
        heading={<span className="wrap-anywhere">{job.name}</span>}
        text={
          isUnread(job)
            ? t('ready.unread')
            : isOfAi(job)
              ? t(job.state === 'ready' ? 'ready.ai' : 'mine.ai')
              : title && job.state === 'ready'
                ? t('ready.from', { app: title })
                : title
        }
        actions={
          <Button asChild variant="outline">
            <Link to="/import">{t('back')}</Link>
          </Button>
        }
      />
      <div ref={section} tabIndex={-1} className="outline-none">
        <JobSection job={job} />
      </div>
    </Page>
  )
}

function JobSection({ job }: { job: ImportJob }) {
  switch (job.state) {
    case 'preparing':
      return <PreparingSection job={job} />
    case 'ready':
      return isUnread(job) ? <UnreadSection job={job} /> : <ReadySection job={job} />
    case 'running':
      return <RunningSection job={job} />
    case 'failed':
      return <FailedSection job={job} />
    case 'done':
    case 'cancelled':
      return <EndedSection job={job} />
  }
}
