import { ToggleGroup as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '#web/lib/cn.ts'

export interface ToggleGroupProps<T extends string> {
  label: string
  value: readonly T[]
  onValueChange: (value: T[]) => void
  options: readonly { value: T; label: string; icon?: ReactNode }[]
  className?: string
}

export const ToggleGroup = <T extends string>({
  label,
  value,
  onValueChange,
  options,
  className,
}: ToggleGroupProps<T>) => (
  <Radix.Root
    type="multiple"
    aria-label={label}
    value={[...value]}
    onValueChange={(next) => onValueChange(options.map((option) => option.value).filter((one) => next.includes(one)))}
    className={cn('flex flex-wrap gap-2', className)}
  >
    {options.map((option) => (
      <Radix.Item
        key={option.value}
        value={option.value}
        className="inline-flex h-9 items-center gap-1.5 rounded-full border border-line bg-surface px-3.5 text-sm font-medium transition-colors hover:border-edge data-[state=on]:border-primary data-[state=on]:bg-primary-soft pointer-coarse:h-11 [&_svg]:size-4"
      >
        {option.icon}
        {option.label}
      </Radix.Item>
    ))}
  </Radix.Root>
)
