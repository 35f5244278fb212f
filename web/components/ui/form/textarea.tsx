import type { ComponentProps } from 'react'
import { cn } from '#web/lib/cn.ts'
import { inputClasses } from './input.tsx'

export const Textarea = ({ className, rows = 3, ...props }: ComponentProps<'textarea'>) => (
  <textarea
    dir="auto"
    rows={rows}
    className={cn(inputClasses, 'field-sizing-content min-h-20 px-3 py-2 leading-relaxed', className)}
    {...props}
  />
)
