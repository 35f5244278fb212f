import { useState } from 'react'
import type { FieldControl } from '#web/components/ui/form/field.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { useSavePreference } from '#web/lib/preferences/save-preference.ts'
import { usePreference } from '#web/lib/preferences/use-preference.ts'

type TextName = 'default_unit' | 'csv_prefix'

interface PreferenceInputProps extends Partial<FieldControl> {
  name: TextName
  maxLength: number
  /** A blank text is then not saved. */
  required?: boolean
}

/** Saves what was typed when the field is left or Enter is pressed, and not each letter. */
export function PreferenceInput({ name, maxLength, required = false, ...control }: PreferenceInputProps) {
  const saved = usePreference()[name]
  const save = useSavePreference()
  const [typed, setTyped] = useState<string>()
  const commit = () => {
    setTyped(undefined)
    const text = typed?.trim()
    if (text === undefined || text === saved || (required && text === '')) return
    save.mutate({ [name]: text })
  }
  return (
    <Input
      {...control}
      data-kept
      maxLength={maxLength}
      value={typed ?? saved}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
      }}
    />
  )
}
