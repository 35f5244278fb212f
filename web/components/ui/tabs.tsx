import { Tabs as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '#web/lib/cn.ts'

export const Tabs = Radix.Root

export const TabsList = ({ className, ...props }: ComponentProps<typeof Radix.List>) => (
  <Radix.List className={cn('flex gap-1 overflow-x-auto border-b border-line', className)} {...props} />
)

/** The looks of one tab; links that act as tabs wear them too, with `data-state` or `data-status`. */
export const tabLooks =
  'relative flex h-11 shrink-0 items-center gap-2 px-3 text-sm font-medium text-muted transition-colors hover:text-ink after:absolute after:inset-x-2 after:bottom-0 after:h-0.75 after:rounded-full data-[state=active]:text-ink data-[state=active]:after:bg-primary data-[status=active]:text-ink data-[status=active]:after:bg-primary [&_svg]:size-4.5'

export const Tab = ({ className, ...props }: ComponentProps<typeof Radix.Trigger>) => (
  <Radix.Trigger className={cn(tabLooks, className)} {...props} />
)

export const TabPanel = ({ className, ...props }: ComponentProps<typeof Radix.Content>) => (
  <Radix.Content className={cn('pt-5', className)} {...props} />
)
