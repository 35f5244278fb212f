import { Page } from '#web/components/shell/page/page.tsx'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { shelfClasses } from './shelf-classes.ts'

const places = [0, 1, 2, 3, 4, 5]

export function BooksPending() {
  const t = useTranslations('books')
  return (
    <Page width="wide">
      <PageHeader title={t('title')} text={t('intro')} />
      <div aria-hidden className={shelfClasses}>
        {places.map((place) => (
          <div key={place}>
            <Skeleton className="aspect-3/4 w-full" />
            <Skeleton className="mt-2 h-5 w-2/3" />
          </div>
        ))}
      </div>
    </Page>
  )
}
