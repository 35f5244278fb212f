import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { importJobsQuery, useForgetImport } from './import-job.queries.ts'
import { type ImportJob, isActive, isOfAi, isUnread } from './import-job.rows.ts'

export function ImportJobsSection() {
  const t = useTranslations('apps')
  const { data } = useQuery(importJobsQuery)
  if (!data || data.results.length === 0) return null
  return (
    <section className="mt-8" aria-labelledby="import-jobs">
      <h2 id="import-jobs" className="font-title text-lg font-semibold">
        {t('mine.title')}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {data.results.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </ul>
    </section>
  )
}

function JobRow({ job }: { job: ImportJob }) {
  const t = useTranslations('apps')
  const { relative } = useFormat()
  const forget = useForgetImport()
  const { id, name, state, total, waiting, done, details, created_at } = job
  const count = state === 'done' ? done : total
  return (
    <li className="flex min-h-12 items-center gap-3 py-2">
      <div className="min-w-0 grow">
        <Link
          to="/import/$importId"
          params={{ importId: String(id) }}
          dir="auto"
          className="block truncate font-medium underline decoration-primary underline-offset-4"
        >
          {name}
        </Link>
        <p className="text-sm text-muted">
          {[
            isUnread(job) ? t('mine.table') : t(`mine.state.${state}`, { count, done: total - waiting, all: total }),
            isOfAi(job) ? t('mine.ai') : details.title,
            relative(new Date(created_at)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {isActive(job) ? null : (
        <IconButton label={t('mine.forget', { name })} icon={<X aria-hidden />} onClick={() => forget.mutate(id)} />
      )}
    </li>
  )
}
