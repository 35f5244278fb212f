import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useWords } from '#web/lib/words/words.ts'

/** Two sections of rows, as high as rows are. */
export function ListSkeleton() {
  const t = useWords('common')
  return (
    <>
      <output className="sr-only">{t('loading')}</output>
      {[3, 4].map((rows) => (
        <div key={rows} className="mt-5">
          <Skeleton className="mb-3 h-6 w-32" />
          <Skeleton className={rows === 3 ? 'h-39 w-full' : 'h-52 w-full'} />
        </div>
      ))}
    </>
  )
}
