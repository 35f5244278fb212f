import { LoaderCircle } from 'lucide-react'
import { cn } from '#web/lib/cn.ts'

/** Silent without `label`. */
export const Spinner = ({ label, className }: { label?: string; className?: string }) => (
  <span role={label ? 'status' : undefined} className={cn('inline-flex', className)}>
    <LoaderCircle aria-hidden className="size-[1.15em] animate-spin" />
    {label ? <span className="sr-only">{label}</span> : null}
  </span>
)
