import { Link } from '@tanstack/react-router'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

/** The way to what was read; `job` is null where there was nothing to be read. */
export function ReadLink({ job }: { job: { id: number } | null }) {
  const t = useTranslations('storages')
  if (job === null) return <p className="text-pretty">{t('noneRead')}</p>
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-pretty">{t('reading')}</p>
      <Button asChild variant="outline" size="sm">
        <Link to="/import/$importId" params={{ importId: String(job.id) }}>
          {t('toReview')}
        </Link>
      </Button>
    </div>
  )
}
