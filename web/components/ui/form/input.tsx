import type { ComponentProps } from 'react'
import { cn } from '#web/lib/cn.ts'

/** iOS zooms into boxes whose text is smaller than 16 px, hence `text-base` on phones. */
export const inputClasses =
  'w-full min-w-0 rounded-md border border-edge bg-surface text-base text-ink placeholder:text-muted sm:text-sm transition-colors hover:border-primary-strong disabled:opacity-55 aria-invalid:border-error aria-invalid:bg-error-soft'

/** Pass another `dir` than `auto` for codes and addresses. */
export const Input = ({ className, type = 'text', ...props }: ComponentProps<'input'>) => (
  <input dir="auto" type={type} className={cn(inputClasses, 'h-10 px-3 pointer-coarse:h-11', className)} {...props} />
)
