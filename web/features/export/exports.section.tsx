import { useQuery } from '@tanstack/react-query'
import { exportJobsQuery } from './export.queries.ts'
import { ExportItem } from './export.item.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

export function ExportsSection() {
  const t = useTranslations('export')
  const { data } = useQuery(exportJobsQuery)
  if (!data || data.results.length === 0) return null
  return (
    <section className="mt-8" aria-labelledby="exports">
      <h2 id="exports" className="scroll-mt-20 font-title text-lg font-semibold">
        {t('mine.title')}
      </h2>
      <p className="text-sm text-muted">{t('mine.text')}</p>
      <ul className="mt-1 divide-y divide-line">
        {data.results.map((job) => (
          <ExportItem key={job.id} job={job} />
        ))}
      </ul>
    </section>
  )
}
