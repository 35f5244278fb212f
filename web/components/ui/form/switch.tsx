import { Switch as Radix } from 'radix-ui'
import { type ReactNode, useId } from 'react'

export interface SwitchProps {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  label: string
  hint?: ReactNode
  disabled?: boolean
}

export function Switch({ label, hint, ...props }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex min-h-12 items-center justify-between gap-4 py-1.5">
      <div>
        <label htmlFor={id} className="block text-sm font-medium">
          {label}
        </label>
        {hint ? (
          <p id={`${id}-hint`} className="mt-0.5 text-xs text-muted">
            {hint}
          </p>
        ) : null}
      </div>
      <Radix.Root
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="h-7 w-12 shrink-0 rounded-full border-[1.5px] border-edge bg-sunken p-0.5 transition-colors disabled:opacity-55 data-[state=checked]:border-primary-strong data-[state=checked]:bg-primary-strong"
        {...props}
      >
        <Radix.Thumb className="block size-5 rounded-full bg-edge transition-transform duration-150 data-[state=checked]:translate-x-5 data-[state=checked]:bg-surface rtl:data-[state=checked]:-translate-x-5" />
      </Radix.Root>
    </div>
  )
}
