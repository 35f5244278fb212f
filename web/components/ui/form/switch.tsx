import { type ReactNode, useId } from 'react'

export interface SwitchProps {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  label: string
  hint?: ReactNode
  disabled?: boolean
}

export function Switch({ checked, onCheckedChange, label, hint, disabled }: SwitchProps) {
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
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the label above is its own */}
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        disabled={disabled}
        onClick={() => onCheckedChange(!checked)}
        className="group h-7 w-12 shrink-0 rounded-full border-[1.5px] border-edge bg-sunken p-0.5 transition-colors disabled:opacity-55 aria-checked:border-primary-strong aria-checked:bg-primary-strong"
      >
        <span className="block size-5 rounded-full bg-edge transition-transform duration-150 group-aria-checked:translate-x-5 group-aria-checked:bg-surface rtl:group-aria-checked:-translate-x-5" />
      </button>
    </div>
  )
}
