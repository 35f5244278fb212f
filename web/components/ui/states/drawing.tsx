import { cn } from '#web/lib/cn.ts'
import drawings from './drawings.svg?no-inline'

export type DrawingName = 'jar' | 'bowl' | 'basket' | 'calendar' | 'book' | 'spill' | 'scales' | 'table'

export const Drawing = ({ name, className = 'size-28' }: { name: DrawingName; className?: string }) => (
  <svg
    aria-hidden
    className={cn('fill-none stroke-primary-strong stroke-[2.5]', className)}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <use href={`${drawings}#${name}`} />
  </svg>
)
