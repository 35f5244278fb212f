import { type ReactNode, useId } from 'react'
import { cn } from '#web/lib/cn.ts'

interface SettingRowProps {
  label: string
  hint?: ReactNode
  /** Where there is no room beside the words, the control stands below them. */
  wide?: boolean
  /** A function labels its control, `{(control) => <Select {...control} />}`; steppers and groups of choices name themselves. */
  children: ReactNode | ((control: { id: string; 'aria-describedby': string | undefined }) => ReactNode)
}

/** Words at the start and a control at the end, as a switch has them. */
export function SettingRow({ label, hint, wide = false, children }: SettingRowProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const isLabelled = typeof children === 'function'
  return (
    <div
      className={cn(
        'flex min-h-12 justify-between gap-x-4 gap-y-2 py-1.5',
        wide ? 'flex-col sm:flex-row sm:items-center' : 'flex-wrap items-center',
      )}
    >
      <div className={cn('min-w-0', wide || 'grow basis-24')}>
        {isLabelled ? (
          <label htmlFor={id} className="block text-sm font-medium">
            {label}
          </label>
        ) : (
          <p aria-hidden className="text-sm font-medium">
            {label}
          </p>
        )}
        {hint ? (
          <p id={hintId} className="mt-0.5 text-xs text-muted">
            {hint}
          </p>
        ) : null}
      </div>
      <div className={cn('shrink-0', wide && isLabelled && 'sm:w-64')}>
        {isLabelled ? children({ id, 'aria-describedby': hintId }) : children}
      </div>
    </div>
  )
}

/** Between the rows of a section. */
export const SettingRows = ({ children }: { children: ReactNode }) => (
  <div className="-my-1.5 divide-y divide-line">{children}</div>
)
