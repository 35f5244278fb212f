import { cn } from '#web/lib/cn.ts'

/** A place holder; give it the size of what comes. Whoever shows several says once that things are loading. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden className={cn('rounded-md bg-sunken animate-breathe', className)} />
)
