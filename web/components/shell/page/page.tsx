import type { ReactNode } from 'react'
import { cn } from '#web/lib/cn.ts'

const widths = { narrow: 'max-w-3xl', normal: 'max-w-6xl', wide: 'max-w-[110rem]' }

/** `narrow` is for forms and reading, `wide` for grids and calendars. */
export const Page = ({
  width = 'normal',
  className,
  children,
}: {
  width?: keyof typeof widths
  className?: string
  children: ReactNode
}) => <div className={cn('mx-auto w-full px-4 pt-6 sm:px-8 sm:pt-10', widths[width], className)}>{children}</div>
