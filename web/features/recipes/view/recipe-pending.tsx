import { Page } from '#web/components/shell/page/page.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

const lines = Array.from({ length: 8 }, (_, index) => index)

export function RecipePending() {
  const t = useTranslations('common')
  return (
    <Page>
      <output className="sr-only">{t('loading')}</output>
      <div className="grid grid-cols-1 items-center gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_17rem] xl:grid-cols-[minmax(0,1fr)_27rem] xl:gap-x-16">
        <Skeleton className="aspect-4/3 max-sm:-mx-4 max-sm:-mt-6 md:order-last" />
        <div>
          <Skeleton className="h-10 w-4/5" />
          <Skeleton className="mt-4 h-6 w-full" />
          <Skeleton className="mt-8 h-12 w-64" />
        </div>
      </div>
      <div className="mt-8 grid grid-cols-1 gap-x-8 gap-y-10 md:grid-cols-[15.5rem_minmax(0,1fr)] lg:mt-10 xl:grid-cols-[21rem_minmax(0,1fr)] xl:gap-x-16">
        <div>
          {lines.map((line) => (
            <Skeleton key={line} className="mb-3 h-7 w-full" />
          ))}
        </div>
        <div>
          {lines.map((line) => (
            <Skeleton key={line} className="mb-4 h-9 w-full" />
          ))}
        </div>
      </div>
    </Page>
  )
}
