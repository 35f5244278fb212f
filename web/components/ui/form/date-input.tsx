import type { ComponentProps } from 'react'
import type { CivilDate } from '#web/lib/format/civil-date.ts'
import { Input } from './input.tsx'

export interface DateInputProps extends Omit<ComponentProps<typeof Input>, 'type' | 'value' | 'onChange'> {
  value: CivilDate | null
  onValueChange: (value: CivilDate | null) => void
}

/** Uses the system's own calendar, which suits phones best. */
export const DateInput = ({ value, onValueChange, ...props }: DateInputProps) => (
  <Input
    {...props}
    dir="ltr"
    type="date"
    value={value ?? ''}
    onChange={(event) => onValueChange(event.target.value || null)}
  />
)
