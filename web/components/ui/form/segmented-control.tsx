import type { ReactNode } from 'react'
import { cn } from '#web/lib/cn.ts'
import { RadioGroup } from './radio-group.tsx'

export interface SegmentedControlProps<T extends string> {
  label: string
  value: T
  onValueChange: (value: T) => void
  /** `iconOnly` hides the label from sight only. */
  options: readonly { value: T; label: string; icon?: ReactNode; iconOnly?: boolean }[]
  className?: string
}

export const SegmentedControl = <T extends string>({ options, className, ...props }: SegmentedControlProps<T>) => (
  <RadioGroup
    {...props}
    className={cn('inline-flex max-w-full overflow-x-auto rounded-md bg-sunken p-1', className)}
    optionClassName="flex h-8 grow items-center justify-center gap-2 rounded-sm px-3 text-sm font-medium whitespace-nowrap text-muted transition-colors hover:text-ink aria-checked:bg-raised aria-checked:text-ink aria-checked:shadow-low pointer-coarse:h-10 [&_svg]:size-4.5"
    options={options.map(({ value, label, icon, iconOnly }) => ({
      value,
      title: iconOnly ? label : undefined,
      children: (
        <>
          {icon}
          <span className={iconOnly ? 'sr-only' : ''}>{label}</span>
        </>
      ),
    }))}
  />
)
