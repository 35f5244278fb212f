import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { ComboboxBox } from '#web/components/ui/combobox/combobox.box.tsx'
import type { Picked, PickerSource } from '#web/lib/picker.ts'
import { bestFirst, sameName } from './name.match.ts'

export interface NameBoxProps {
  id: string
  label: string
  source: PickerSource
  value: Picked | null
  onName: (value: Picked | null) => void
  /** A text that is more than a name; answers whether it was understood. */
  onLine?: (line: string) => boolean
  placeholder?: string
  invalid?: boolean
  describedBy?: string | undefined
}

/**
 * The name of a food or unit. What is typed counts when one leaves the field, known or not; nothing is made of it before
 * the recipe is saved.
 */
export function NameBox({ id, label, source, value, onName, onLine, placeholder, invalid, describedBy }: NameBoxProps) {
  const client = useQueryClient()
  const [typed, setTyped] = useState<string>()
  const isEscaping = useRef(false)
  const sorted = useMemo(() => bestFirst(source), [source])
  const settle = () => {
    setTyped(undefined)
    const name = typed?.trim()
    if (name === undefined || isEscaping.current || name === (value?.name ?? '')) return
    if (name === '') return onName(null)
    if (onLine?.(name)) return
    const found = client.getQueryData<readonly Picked[]>(['picker', sorted.key, name]) ?? []
    onName(found.find((one) => sameName(one.name, name)) ?? { name })
  }
  return (
    <div
      className="min-w-0"
      data-typing={typed !== undefined || undefined}
      onKeyDownCapture={(event) => {
        isEscaping.current = event.key === 'Escape'
      }}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <ComboboxBox
        id={id}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        label={label}
        source={sorted}
        text={typed ?? value?.name ?? ''}
        onTextChange={setTyped}
        chosen={(option) => option.id !== undefined && option.id === value?.id}
        onPick={(option) => {
          onName(option)
          setTyped(undefined)
        }}
        onLeave={settle}
        allowNew
        placeholder={placeholder}
      />
    </div>
  )
}
