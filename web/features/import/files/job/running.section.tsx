import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useCancelImport } from '../import-job.queries.ts'
import type { ImportJob } from '../import-job.rows.ts'
import { ProgressBar } from '#web/components/ui/states/progress-bar.tsx'
import { SpokenProgress } from '../spoken-progress.tsx'

export function RunningSection({ job: { id, total, waiting } }: { job: ImportJob }) {
  const t = useTranslations('apps')
  const cancel = useCancelImport(id)
  const done = total - waiting
  return (
    <section className="rounded-lg border border-line bg-surface p-5 shadow-low sm:p-6">
      <output className="block">
        <h2 className="font-title text-lg font-semibold">{t('running.title')}</h2>
        <p className="mt-1 text-sm text-muted">{t('running.text')}</p>
      </output>
      {/* Outside the live region, which would say every step. */}
      <p className="numbers mt-4 mb-2 text-sm">{t('running.progress', { done, all: total })}</p>
      <SpokenProgress value={done} max={total} />
      <ProgressBar label={t('running.title')} value={done} max={total} />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button variant="outline" size="sm" pending={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('running.cancel')}
        </Button>
        <p className="text-sm text-muted">{t('running.cancelHint')}</p>
      </div>
    </section>
  )
}
