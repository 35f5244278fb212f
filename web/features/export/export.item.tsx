import { useMutation } from '@tanstack/react-query'
import { Download, Link2, X } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { ProgressBar } from '#web/components/ui/states/progress-bar.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { fetchExportLink, useCancelExport, useForgetExport, useRetryExport } from './export.queries.ts'
import { type ExportJob, isActive, keptUntil } from './export.rows.ts'
import { useStateText } from './use-state-text.ts'

export function ExportItem({ job }: { job: ExportJob }) {
  const t = useTranslations('export')
  const forget = useForgetExport(job.id)
  const name = job.details.by === 'all' ? t('what.all') : job.name
  return (
    <li className="py-3">
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <p dir="auto" className="font-medium wrap-anywhere">
            {name}
          </p>
          <Facts job={job} />
        </div>
        {isActive(job) ? null : (
          <IconButton
            label={t('mine.forget', { name })}
            icon={<X aria-hidden />}
            className="-mt-1.5"
            onClick={() => forget.mutate()}
          />
        )}
      </div>
      {isActive(job) ? <Running job={job} name={name} /> : <Kept job={job} name={name} />}
    </li>
  )
}

function Facts({ job }: { job: ExportJob }) {
  const t = useTranslations('export')
  const { number, relative, date } = useFormat()
  const state = useStateText(job)
  const { details, created_at } = job
  const until = keptUntil(job)
  const size = details.size && until ? `${number(details.size / 1e6, { maximumSignificantDigits: 2 })} MB` : ''
  const when = until ? t('mine.until', { when: date(until, 'moment') }) : relative(new Date(created_at))
  return (
    <p className="numbers text-sm text-pretty text-muted">
      <output>{state}</output>
      {[details.title, size, when].filter(Boolean).map((fact) => ` · ${fact}`)}
    </p>
  )
}

function Running({ job: { id, total, waiting }, name }: { job: ExportJob; name: string }) {
  const t = useTranslations('export')
  const cancel = useCancelExport(id)
  return (
    <div className="mt-2 flex items-center gap-4">
      <ProgressBar label={t('mine.progress', { name })} value={total - waiting} max={total} />
      <Button variant="outline" size="sm" pending={cancel.isPending} onClick={() => cancel.mutate()}>
        {t('mine.cancel')}
      </Button>
    </div>
  )
}

function Kept({ job, name }: { job: ExportJob; name: string }) {
  const t = useTranslations('export')
  const { date } = useFormat()
  const retry = useRetryExport(job.id)
  const { log } = job.details
  const isKept = keptUntil(job) !== undefined && log !== undefined
  const copy = useMutation({
    meta: { error: 'fetch' },
    mutationFn: async (id: number) => {
      const link = await fetchExportLink(id)
      await navigator.clipboard.writeText(link.url)
      return link
    },
    onSuccess: ({ expires_at }) => notify('info', t('mine.linkCopied', { when: date(new Date(expires_at), 'moment') })),
  })
  if (!isKept && job.failed === 0) return null
  return (
    <>
      {isKept && job.failed > 0 ? (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-warning-strong">
          {t('mine.left', { count: job.failed })}
          <Button variant="outline" size="sm" pending={retry.isPending} onClick={() => retry.mutate()}>
            {t('mine.retry')}
          </Button>
        </p>
      ) : null}
      {isKept ? (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button asChild size="sm">
            <a href={`/export-file/${log}/`} download aria-label={t('mine.downloadNamed', { name })}>
              <Download aria-hidden />
              {t('mine.download')}
            </a>
          </Button>
          <Button variant="outline" size="sm" pending={copy.isPending} onClick={() => copy.mutate(log)}>
            <Link2 aria-hidden />
            {t('mine.copyLink')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
