import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import type { FieldControl } from '#web/components/ui/form/field.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface SecretInputProps extends FieldControl {
  name: string
  required: boolean
  /** A text in place of the saved one; null where that is to go; blank where it stays. */
  value: unknown
  /** One is saved, which the server never tells. */
  isSaved: boolean
  onValueChange: (value: string | null) => void
}

/** Shows no secret that is saved, but that there is one: it can be replaced, and taken away. */
export function SecretInput({ value, isSaved, onValueChange, ...input }: SecretInputProps) {
  const t = useTranslations('things')
  const [hasSwitched, setHasSwitched] = useState(false)
  const change = (next: string | null) => {
    setHasSwitched(true)
    onValueChange(next)
  }
  if (value === null && isSaved)
    return (
      <div className="flex flex-wrap items-center gap-2">
        <output id={input.id} className="grow text-sm text-pretty">
          {t('secretGoes')}
        </output>
        <Button ref={focusOn} type="button" variant="outline" size="sm" onClick={() => change('')}>
          {t('secretStays')}
        </Button>
      </div>
    )
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Input
        {...input}
        ref={hasSwitched ? focusOn : undefined}
        type="password"
        autoComplete="new-password"
        className="min-w-40 flex-1"
        value={String(value ?? '')}
        placeholder={isSaved ? t('secretKept') : undefined}
        onChange={(event) => onValueChange(event.target.value)}
      />
      {isSaved && value === '' && !input.required ? (
        <Button type="button" variant="outline" size="sm" onClick={() => change(null)}>
          {t('secretRemove')}
        </Button>
      ) : null}
    </div>
  )
}

/** What takes the place of what was pressed, so that the keyboard is not lost. */
const focusOn = (element: HTMLElement | null) => element?.focus()
