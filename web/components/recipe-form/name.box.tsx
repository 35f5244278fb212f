import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { ComboboxBox } from '#web/components/ui/combobox/combobox.box.tsx'
import type { Picked, PickerSource } from '#web/lib/resource-picker.ts'

export interface NameBoxProps {
  id: string
  label: string
  source: PickerSource
  value: Picked | null
  onName: (value: Picked | null) => void
  /** Gets a text that is more than a name; returns whether it was parsed. */
  onIngredientLine?: (line: string) => boolean
  placeholder?: string
  invalid?: boolean
  describedBy?: string | undefined
}

/** A typed text counts on leaving the field, known or not; saving the recipe creates what is new. */
export function NameBox({
  id,
  label,
  source,
  value,
  onName,
  onIngredientLine,
  placeholder,
  invalid,
  describedBy,
}: NameBoxProps) {
  const client = useQueryClient()
  const [typed, setTyped] = useState<string>()
  const isEscaping = useRef(false)
  const sorted = useMemo(() => rankMatches(source), [source])
  const settle = () => {
    setTyped(undefined)
    const name = typed?.trim()
    if (name === undefined || isEscaping.current || name === (value?.name ?? '')) return
    if (name === '') return onName(null)
    if (onIngredientLine?.(name)) return
    const found = client.getQueryData<readonly Picked[]>(['picker', sorted.key, name]) ?? []
    onName(found.find((one) => isSameName(one.name, name)) ?? { name })
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
        isChosen={(option) => option.id !== undefined && option.id === value?.id}
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

const isSameName = (one: string, other: string) =>
  one.trim().localeCompare(other.trim(), undefined, { sensitivity: 'accent' }) === 0

/** Enter takes the first hit, so the typed name comes first, then names that begin with it. */
const rankMatches = (source: PickerSource): PickerSource => ({
  key: source.key,
  search: async (text, signal) => {
    const typed = text.toLocaleLowerCase()
    const rank = ({ name }: Picked) => (isSameName(name, text) ? 0 : name.toLocaleLowerCase().startsWith(typed) ? 1 : 2)
    return (await source.search(text, signal)).toSorted((one, other) => rank(one) - rank(other))
  },
})
