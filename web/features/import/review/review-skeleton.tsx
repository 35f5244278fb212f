import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { Spinner } from '#web/components/ui/states/spinner.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { SourceInput } from '../source.read.ts'

export function ReviewSkeleton({ asked, onCancel }: { asked: SourceInput; onCancel: () => void }) {
  const t = useTranslations('import')
  const common = useTranslations('common')
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <output className="flex min-w-0 grow items-center gap-2 text-sm">
          <Spinner />
          <span className="truncate" dir="auto">
            {asked.url ? t('reading.link', { link: asked.url }) : t('reading.page')}
          </span>
        </output>
        <Button variant="outline" size="sm" onClick={onCancel}>
          {common('cancel')}
        </Button>
      </div>
      <Card className="p-4 sm:p-6">
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[19rem_minmax(0,1fr)]">
          <Skeleton className="aspect-4/3 w-full" />
          <div className="flex flex-col gap-4">
            <Skeleton className="h-12" />
            <Skeleton className="h-16" />
            <Skeleton className="h-10" />
            <Skeleton className="h-10 w-2/3" />
          </div>
        </div>
      </Card>
      <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Skeleton className="h-80 rounded-lg" />
        <Skeleton className="h-80 rounded-lg" />
      </div>
    </>
  )
}
