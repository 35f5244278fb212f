import { Check, Minus } from 'lucide-react'
import { Checkbox as Radix } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { cn } from '#web/lib/cn.ts'

export interface CheckboxProps {
  checked: boolean | 'indeterminate'
  onCheckedChange: (checked: boolean) => void
  /** The label toggles too. Without one, pass `aria-label`. */
  label?: ReactNode
  'aria-label'?: string
  disabled?: boolean
  className?: string
}

export function Checkbox({ checked, onCheckedChange, label, className, ...props }: CheckboxProps) {
  const id = useId()
  const box = (
    <Radix.Root
      id={id}
      checked={checked}
      onCheckedChange={(next) => onCheckedChange(next === true)}
      className="grid size-5.5 shrink-0 place-items-center rounded-sm border-[1.5px] border-edge bg-surface text-on-primary transition-colors hover:border-primary-strong disabled:opacity-55 data-[state=checked]:border-primary-strong data-[state=checked]:bg-primary-strong data-[state=indeterminate]:border-primary-strong data-[state=indeterminate]:bg-primary-strong"
      {...props}
    >
      <Radix.Indicator>
        {checked === 'indeterminate' ? <Minus className="size-4" /> : <Check className="size-4" strokeWidth={3} />}
      </Radix.Indicator>
    </Radix.Root>
  )
  if (label === undefined) return box
  return (
    <div className={cn('flex min-h-10 items-center gap-3 pointer-coarse:min-h-11', className)}>
      {box}
      <label htmlFor={id} className="flex min-h-[inherit] min-w-0 grow items-center py-1.5 text-sm">
        {label}
      </label>
    </div>
  )
}
