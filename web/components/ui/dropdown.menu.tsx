import { Check } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '#web/lib/cn.ts'

export const Menu = Radix.Root
export const MenuTrigger = Radix.Trigger
export const MenuRadioGroup = Radix.RadioGroup

const itemClasses =
  'flex min-h-10 cursor-default items-center gap-3 rounded-sm px-3 py-1.5 text-sm outline-none select-none data-highlighted:bg-primary-soft data-disabled:opacity-55 pointer-coarse:min-h-11 [&_svg]:size-4.5 [&_svg]:shrink-0'

export const MenuContent = ({ className, ...props }: ComponentProps<typeof Radix.Content>) => (
  <Radix.Portal>
    <Radix.Content
      sideOffset={6}
      collisionPadding={8}
      align="start"
      className={cn(
        'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-y-auto rounded-lg border border-line bg-raised p-1.5 shadow-high animate-appear',
        className,
      )}
      {...props}
    />
  </Radix.Portal>
)

export interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
  danger?: boolean
}
export const MenuItem = ({ danger = false, className, ...props }: MenuItemProps) => (
  <Radix.Item className={cn(itemClasses, danger && 'text-error', className)} {...props} />
)

export const MenuRadio = ({ children, ...props }: ComponentProps<typeof Radix.RadioItem>) => (
  <Radix.RadioItem className={cn(itemClasses, 'justify-between')} {...props}>
    {children}
    <Radix.ItemIndicator>
      <Check aria-hidden className="text-primary-strong" />
    </Radix.ItemIndicator>
  </Radix.RadioItem>
)

export const MenuLabel = (props: ComponentProps<typeof Radix.Label>) => (
  <Radix.Label className="px-3 pt-2 pb-1 text-xs font-medium text-muted" {...props} />
)
export const MenuSeparator = () => <Radix.Separator className="my-1.5 h-px bg-line" />
