import type { ComponentProps } from 'react'
import { cn } from '#web/lib/cn.ts'

export const Label = ({ className, ...props }: ComponentProps<'label'>) => (
  // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- callers pass htmlFor
  <label className={cn('text-sm font-medium text-ink', className)} {...props} />
)
