import { Skeleton } from '#web/components/ui/states/skeleton.tsx'

export const TileSkeleton = () => (
  <>
    <Skeleton className="aspect-4/3 w-full" />
    <Skeleton className="mt-3 h-5 w-4/5" />
    <Skeleton className="mt-2 h-4 w-1/2" />
  </>
)
