import { Popover as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '#web/lib/cn.ts'

export const Popover = Radix.Root
export const PopoverTrigger = Radix.Trigger
export const PopoverAnchor = Radix.Anchor
export const PopoverClose = Radix.Close

export const PopoverContent = ({ className, ...props }: ComponentProps<typeof Radix.Content>) => (
  <Radix.Portal>
    <Radix.Content
      sideOffset={6}
      collisionPadding={8}
      className={cn(
        'z-50 w-72 max-w-[calc(100vw-1rem)] rounded-lg border border-line bg-raised p-4 shadow-high animate-appear',
        className,
      )}
      {...props}
    />
  </Radix.Portal>
)
