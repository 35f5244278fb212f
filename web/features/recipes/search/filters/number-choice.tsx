import { Field } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface NumberChoiceProps {
  label: string
  value: number | undefined
  onChange: (value: number | undefined) => void
  choices: readonly number[]
  say: (value: number) => string
}

/** One of the numbers that people ask for, or the one that an address asks for. */
export function NumberChoice({ label, value, onChange, choices, say }: NumberChoiceProps) {
  const t = useTranslations('finding')
  const offered = [...new Set(value === undefined ? choices : [...choices, value])].sort((one, other) => one - other)
  return (
    <Field label={label} className="min-w-0">
      {(control) => (
        <Select
          {...control}
          value={value === undefined ? '' : String(value)}
          onValueChange={(next) => onChange(next === '' ? undefined : Number(next))}
          options={[
            { value: '', label: t('sheet.any') },
            ...offered.map((one) => ({ value: String(one), label: say(one) })),
          ]}
        />
      )}
    </Field>
  )
}
