import { Skeleton } from '#web/components/ui/states/skeleton.tsx'

export const LeafSkeleton = () => (
  <div aria-hidden>
    <Skeleton className="aspect-video w-full rounded-none" />
    <div className="p-6 sm:p-8">
      <Skeleton className="h-8 w-3/4" />
      <LinesSkeleton />
    </div>
  </div>
)

export const LinesSkeleton = () => (
  <div aria-hidden className="mt-6 flex flex-col gap-3">
    <Skeleton className="h-5 w-1/2" />
    <Skeleton className="h-5 w-2/3" />
    <Skeleton className="h-5 w-3/5" />
    <Skeleton className="h-5 w-1/2" />
  </div>
)
