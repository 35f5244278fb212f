import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Page } from './page.tsx'

export function PagePending() {
  const t = useTranslations('common')
  return (
    <Page>
      <output className="sr-only">{t('loading')}</output>
      <Skeleton className="mb-8 h-10 w-56" />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <Skeleton key={index} className="h-44" />
        ))}
      </div>
    </Page>
  )
}
