import { Button } from '#web/components/ui/button.tsx'
import { Spinner } from '#web/components/ui/states/spinner.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useCancelImport } from '../import-job.queries.ts'
import { type ImportJob, isOfAi } from '../import-job.rows.ts'

export function PreparingSection({ job }: { job: ImportJob }) {
  const { id, total } = job
  const t = useTranslations('apps')
  const cancel = useCancelImport(id)
  return (
    <section className="rounded-lg border border-line bg-surface p-5 shadow-low sm:p-6">
      <output className="block">
        <h2 className="flex items-center gap-2 font-title text-lg font-semibold">
          <Spinner />
          {t(isOfAi(job) ? 'reading.ai' : 'reading.title')}
        </h2>
        <p className="mt-1 text-sm text-muted">{t(isOfAi(job) ? 'reading.aiText' : 'reading.text')}</p>
      </output>
      {total > 0 ? <p className="numbers mt-3 text-sm">{t('reading.found', { count: total })}</p> : null}
      <Button variant="outline" size="sm" className="mt-4" pending={cancel.isPending} onClick={() => cancel.mutate()}>
        {t('ready.cancel')}
      </Button>
    </section>
  )
}
