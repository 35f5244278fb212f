import type { ComponentProps } from 'react'
import { cn } from '#web/lib/cn.ts'

export const Card = ({ className, ...props }: ComponentProps<'section'>) => (
  <section className={cn('rounded-lg border border-line bg-surface shadow-low', className)} {...props} />
)
export const CardBody = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={cn('p-5 sm:p-6', className)} {...props} />
)
export const CardTitle = ({ className, children, ...props }: ComponentProps<'h2'>) => (
  <h2 className={cn('font-title text-lg font-semibold', className)} {...props}>
    {children}
  </h2>
)
