import { Check, Minus } from 'lucide-react'
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
    <button
      id={id}
      type="button"
      // A native checkbox draws no sign of ours.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="checkbox"
      aria-checked={checked === 'indeterminate' ? 'mixed' : checked}
      onClick={() => onCheckedChange(checked !== true)}
      // Enter ticks no checkbox.
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault()
      }}
      className="grid size-5.5 shrink-0 place-items-center rounded-sm border-[1.5px] border-edge bg-surface text-on-primary transition-colors hover:border-primary-strong disabled:opacity-55 aria-checked:border-primary-strong aria-checked:bg-primary-strong aria-[checked=mixed]:border-primary-strong aria-[checked=mixed]:bg-primary-strong"
      {...props}
    >
      {checked === 'indeterminate' ? <Minus aria-hidden className="size-4" /> : null}
      {checked === true ? <Check aria-hidden className="size-4" strokeWidth={3} /> : null}
    </button>
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
