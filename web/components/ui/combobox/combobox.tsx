import { X } from 'lucide-react'
import { useState } from 'react'
import type { Picked, PickerSource } from '#web/lib/resource-picker.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { ComboboxBox } from './combobox.box.tsx'
import type { FieldControl } from '../form/field.tsx'
import { IconButton } from '../icon-button.tsx'

export interface ComboboxProps extends Partial<FieldControl> {
  label: string
  source: PickerSource
  value: Picked | null
  onValueChange: (value: Picked | null) => void
  /** Allows `{ name }` as value; the server creates it when the draft is saved. */
  allowNew?: boolean
  placeholder?: string
  required?: boolean
}

export function Combobox({ value, onValueChange, allowNew = false, required = false, ...props }: ComboboxProps) {
  const t = useTranslations('common')
  const [typed, setTyped] = useState<string>()
  return (
    <ComboboxBox
      {...props}
      allowNew={allowNew}
      text={typed ?? value?.name ?? ''}
      onTextChange={setTyped}
      isChosen={(option) => option.id !== undefined && option.id === value?.id}
      onPick={(option) => {
        onValueChange(option)
        setTyped(undefined)
      }}
      onLeave={() => {
        if (typed?.trim() === '' && !required) onValueChange(null)
        setTyped(undefined)
      }}
      after={
        value && !required ? (
          <IconButton
            label={t('removeNamed', { name: value.name })}
            icon={<X />}
            size="iconSm"
            onClick={() => onValueChange(null)}
          />
        ) : null
      }
    />
  )
}
