import { RadioGroup } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '#web/lib/cn.ts'

export interface SegmentedControlProps<T extends string> {
  label: string
  value: T
  onValueChange: (value: T) => void
  /** `iconOnly` hides the label from sight only. */
  options: readonly { value: T; label: string; icon?: ReactNode; iconOnly?: boolean }[]
  className?: string
}

export const SegmentedControl = <T extends string>({
  label,
  value,
  onValueChange,
  options,
  className,
}: SegmentedControlProps<T>) => (
  <RadioGroup.Root
    aria-label={label}
    value={value}
    onValueChange={(next) => {
      const chosen = options.find((option) => option.value === next)
      if (chosen) onValueChange(chosen.value)
    }}
    orientation="horizontal"
    className={cn('inline-flex max-w-full overflow-x-auto rounded-md bg-sunken p-1', className)}
  >
    {options.map((option) => (
      <RadioGroup.Item
        key={option.value}
        value={option.value}
        title={option.iconOnly ? option.label : undefined}
        className="flex h-8 grow items-center justify-center gap-2 rounded-sm px-3 text-sm font-medium whitespace-nowrap text-muted transition-colors hover:text-ink data-[state=checked]:bg-raised data-[state=checked]:text-ink data-[state=checked]:shadow-low pointer-coarse:h-10 [&_svg]:size-4.5"
      >
        {option.icon}
        <span className={option.iconOnly ? 'sr-only' : ''}>{option.label}</span>
      </RadioGroup.Item>
    ))}
  </RadioGroup.Root>
)
