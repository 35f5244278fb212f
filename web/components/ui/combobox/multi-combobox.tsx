import { useState } from 'react'
import type { Picked, PickerSource } from '#web/lib/resource-picker.ts'
import { RemovableChip } from '../chip.tsx'
import { ComboboxBox } from './combobox.box.tsx'
import type { FieldControl } from '../form/field.tsx'

export interface MultiComboboxProps extends Partial<FieldControl> {
  label: string
  source: PickerSource
  value: readonly Picked[]
  onValueChange: (value: Picked[]) => void
  allowNew?: boolean
  placeholder?: string
}

const isSameOption = (one: Picked, other: Picked) =>
  one.id === undefined ? one.name === other.name : one.id === other.id

export function MultiCombobox({ value, onValueChange, allowNew = false, placeholder, ...props }: MultiComboboxProps) {
  const [text, setText] = useState('')
  const without = (gone: Picked) => value.filter((one) => !isSameOption(one, gone))
  return (
    <ComboboxBox
      {...props}
      allowNew={allowNew}
      placeholder={value.length > 0 ? undefined : placeholder}
      text={text}
      onTextChange={setText}
      isChosen={(option) => value.some((one) => isSameOption(one, option))}
      onPick={(option) => {
        onValueChange(value.some((one) => isSameOption(one, option)) ? without(option) : [...value, option])
        setText('')
      }}
      onLeave={() => setText('')}
      onErase={() => onValueChange(value.slice(0, -1))}
      before={value.map((one) => (
        <RemovableChip key={one.id ?? one.name} name={one.name} onRemove={() => onValueChange(without(one))} />
      ))}
    />
  )
}
