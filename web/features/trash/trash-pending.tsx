import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

export function TrashPending() {
  const t = useTranslations('common')
  return (
    <div className="flex flex-col gap-3">
      <output className="sr-only">{t('loading')}</output>
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} className="h-16" />
      ))}
    </div>
  )
}
