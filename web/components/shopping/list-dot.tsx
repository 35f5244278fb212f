import { cn } from '#web/lib/cn.ts'

/** The name of the list stands beside it, so the colour alone says nothing. */
export const ListDot = ({ color, className }: { color: string | null; className?: string }) => (
  <span
    aria-hidden
    style={color ? { background: color } : undefined}
    className={cn('inline-block size-2.5 shrink-0 rounded-full border border-edge', !color && 'bg-sunken', className)}
  />
)
