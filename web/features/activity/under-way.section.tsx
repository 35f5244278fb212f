import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Job } from '#worker/modules/jobs/job.contract.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Spinner } from '#web/components/ui/states/spinner.tsx'
import { call } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { useHasRole } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { underWayQuery } from './activity.queries.ts'

/** What is being taken back or done away with right now, also where it was begun on another page or device. */
export function UnderWaySection() {
  const mayAsk = useHasRole('user')
  const { data: jobs = [] } = useQuery({ ...underWayQuery, enabled: mayAsk })
  const count = jobs.length
  useEffect(() => {
    // Of what has ended, the list below tells.
    if (count > 0) return () => void queryClient.invalidateQueries({ queryKey: ['activity'] })
    return undefined
  }, [count])
  return jobs.map((job) => <UnderWay key={job.id} job={job} />)
}

function UnderWay({ job: { id, kind, total, waiting } }: { job: Job }) {
  const t = useTranslations('messages')
  const stop = useMutation({
    meta: { error: 'update' },
    mutationFn: () => call('POST', `/api/job/${id}/cancel/`, { body: {} }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: underWayQuery.queryKey }),
  })
  return (
    <section className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface px-4 py-3 text-sm shadow-low">
      <Spinner />
      <p className="min-w-0 grow">
        <span className="font-medium">{t(kind === 'undo' ? 'jobs.undoing' : 'jobs.emptying')}</span>{' '}
        <span className="numbers text-muted">
          {total > 0 ? t('jobs.progress', { done: total - waiting, all: total }) : null}
        </span>
      </p>
      <Button variant="outline" size="sm" pending={stop.isPending} onClick={() => stop.mutate()}>
        {t('jobs.stop')}
      </Button>
    </section>
  )
}
