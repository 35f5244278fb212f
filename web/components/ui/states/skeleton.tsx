import { cn } from '#web/lib/cn.ts'

/** Silent: say once per group that things are loading. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden className={cn('rounded-md bg-sunken animate-breathe', className)} />
)
