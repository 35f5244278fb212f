import { Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { AppList } from '../app.list.tsx'
import type { ImportJob } from '../import-job.rows.ts'
import { reasonText } from '../reason-text.ts'

export function FailedSection({ job: { code, msg } }: { job: ImportJob }) {
  const t = useTranslations('apps')
  return (
    <>
      <section role="alert" className="rounded-lg bg-error-soft px-4 py-4 sm:px-5">
        <h2 className="flex items-start gap-2 font-title text-lg font-semibold text-error">
          <CircleAlert aria-hidden className="mt-1 size-5 shrink-0" />
          {t('failed.title')}
        </h2>
        <div className="mt-1 flex flex-col items-start gap-3 ps-7 text-sm">
          <p>{reasonText(t, code, msg)}</p>
          <Button asChild variant="outline" size="sm">
            <Link to="/import">{t('failed.again')}</Link>
          </Button>
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
