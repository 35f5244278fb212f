import { Page } from '#web/components/shell/page/page.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

const days = [0, 1, 2, 3, 4, 5, 6]

export function PlanPending() {
  const t = useTranslations('common')
  return (
    <Page width="wide">
      <output className="sr-only">{t('loading')}</output>
      <Skeleton className="h-10 w-56" />
      <Skeleton className="mt-3 mb-8 h-5 w-64" />
      <div className="grid gap-2 lg:grid-cols-7">
        {days.map((day) => (
          <Skeleton key={day} className="h-24 lg:h-96" />
        ))}
      </div>
    </Page>
  )
}
