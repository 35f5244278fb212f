import { Page } from '#web/components/shell/page/page.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { LinesSkeleton } from './leaf-skeleton.tsx'

export const BookPending = () => (
  <Page>
    <Skeleton className="h-10 w-2/3 max-w-md" />
    <Skeleton className="mt-4 h-5 w-1/3" />
    <LinesSkeleton />
  </Page>
)
