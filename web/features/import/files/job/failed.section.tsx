import { Link } from '@tanstack/react-router'
import { CircleAlert, RotateCcw } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { AppList } from '../app.list.tsx'
import { useRetryItems } from '../import-job.queries.ts'
import type { ImportJob } from '../import-job.rows.ts'
import { reasonText } from '../reason-text.ts'

/** It could not be read, or stopped on its way; then it goes on from there. */
export function FailedSection({ job: { id, code, msg, done, details } }: { job: ImportJob }) {
  const t = useTranslations('apps')
  const retry = useRetryItems(id)
  const isRead = details.app !== undefined
  return (
    <>
      <section role="alert" className="rounded-lg bg-error-soft px-4 py-4 sm:px-5">
        <h2 className="flex items-start gap-2 font-title text-lg font-semibold text-error">
          <CircleAlert aria-hidden className="mt-1 size-5 shrink-0" />
          {t(isRead ? 'failed.stopped' : 'failed.title')}
        </h2>
        <div className="mt-1 flex flex-col items-start gap-3 ps-7 text-sm">
          <p>{reasonText(t, code, msg)}</p>
          {isRead && done > 0 ? (
            <p>{t('ended.cancelledText', { count: done, things: t('count.thing', { count: done }) })}</p>
          ) : null}
          <div className="flex flex-wrap gap-2">
            {isRead && code === 'job.given_up' ? (
              <Button size="sm" pending={retry.isPending} onClick={() => retry.mutate(undefined)}>
                <RotateCcw aria-hidden />
                {t('failed.goOn')}
              </Button>
            ) : null}
            <Button asChild variant="outline" size="sm">
              <Link to="/import">{t('failed.again')}</Link>
            </Button>
          </div>
        </div>
      </section>
      {code === 'import.format_unknown' || code === 'import.no_recipe' ? (
        <section className="mt-6">
          <h2 className="mb-2 font-title text-lg font-semibold">{t('drop.apps')}</h2>
          <AppList />
        </section>
      ) : null}
    </>
  )
}
