import { type ComponentProps, useState } from 'react'
import { Input } from '#web/components/ui/form/input.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { readMinutes } from '#worker/modules/recipes/instruction/duration/minutes.read.ts'

export interface MinutesBoxProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  value: number
  onMinutes: (minutes: number) => void
}

export function MinutesBox({ value, onMinutes, ...props }: MinutesBoxProps) {
  const { minutes } = useFormat()
  const [typed, setTyped] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const settle = () => {
    const read = typed === undefined ? undefined : readMinutes(typed)
    if (read === undefined) return
    setWrong(read === null)
    if (read === null) return
    setTyped(undefined)
    if (read !== value) onMinutes(read)
  }
  return (
    <Input
      {...props}
      autoComplete="off"
      aria-invalid={isWrong || props['aria-invalid'] || undefined}
      data-typing={typed !== undefined || undefined}
      data-unread={isWrong || undefined}
      value={typed ?? (value > 0 ? minutes(value) : '')}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle()
      }}
    />
  )
}
