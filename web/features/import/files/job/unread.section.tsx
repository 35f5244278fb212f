import { Suspense } from 'react'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { useCancelImport } from '../import-job.queries.ts'
import type { ImportJob } from '../import-job.rows.ts'
import { FoundSkeleton } from './found-skeleton.tsx'
import { useReadAnewHere } from './use-read-anew.ts'

export const ColumnsSection = lazyPart(() => import('../columns/columns.section.tsx'), 'ColumnsSection')

/** A table that nothing can be made of until somebody says what its columns are. */
export function UnreadSection({ job: { id, details } }: { job: ImportJob }) {
  const anew = useReadAnewHere(id)
  const cancel = useCancelImport(id)
  if (!details.table) return null
  return (
    <Suspense fallback={<FoundSkeleton />}>
      <ColumnsSection
        table={details.table}
        isUnread
        isReading={anew.isPending}
        isCancelling={cancel.isPending}
        onRead={(table) => anew.read({ table })}
        onCancel={() => cancel.mutate()}
      />
    </Suspense>
  )
}
