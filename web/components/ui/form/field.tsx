import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cn } from '#web/lib/cn.ts'
import { Label } from './label.tsx'

export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldProps {
  label: string
  hint?: ReactNode
  error?: readonly string[] | undefined
  optional?: string
  className?: string
  /** Spread the argument into the control: `{(control) => <Input {...control} {...form.field('name')} />}`. */
  children: (control: FieldControl) => ReactNode
}

export function Field({ label, hint, error, optional, className, children }: FieldProps) {
  const id = useId()
  const isWrong = error !== undefined && error.length > 0
  const described = [hint ? `${id}-hint` : '', isWrong ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-2">
        <Label htmlFor={id}>{label}</Label>
        {optional ? <span className="text-xs text-muted">{optional}</span> : null}
      </div>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': isWrong || undefined })}
      {hint ? (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      ) : null}
      {isWrong ? (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-error">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error.join(' ')}
        </p>
      ) : null}
    </div>
  )
}
