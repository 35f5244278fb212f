import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

export function FoundSkeleton() {
  const t = useTranslations('apps')
  return (
    <output className="block">
      <span className="sr-only">{t('list.loading')}</span>
      <Skeleton className="h-48" />
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} className="mt-3 h-13" />
      ))}
    </output>
  )
}
