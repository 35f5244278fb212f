import { cn } from '#web/lib/cn.ts'

export const Avatar = ({ name, className }: { name: string; className?: string }) => (
  <span
    aria-hidden
    className={cn(
      'grid size-9 shrink-0 place-items-center rounded-full bg-secondary-soft font-title text-base font-semibold text-secondary-strong',
      className,
    )}
  >
    {[...name.trim()][0]?.toLocaleUpperCase() ?? '?'}
  </span>
)
