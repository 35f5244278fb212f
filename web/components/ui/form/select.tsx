import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '#web/lib/cn.ts'
import { inputClasses } from './input.tsx'

export interface SelectProps<T extends string> extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  value: T
  onValueChange: (value: T) => void
  options: readonly { value: T; label: string }[]
}

/** Native, because every phone and screen reader knows how to show it. */
export const Select = <T extends string>({ value, onValueChange, options, className, ...props }: SelectProps<T>) => (
  <div className={cn('relative', className)}>
    <select
      className={cn(inputClasses, 'h-10 appearance-none ps-3 pe-9 pointer-coarse:h-11')}
      value={value}
      onChange={(event) => {
        const next = options.find((option) => option.value === event.target.value)
        if (next) onValueChange(next.value)
      }}
      {...props}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-muted" />
  </div>
)
