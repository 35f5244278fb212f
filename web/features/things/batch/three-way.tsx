import { Field } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface ThreeWayProps {
  label: string
  value: boolean | undefined
  onValueChange: (value: boolean | undefined) => void
}

/** Yes, no, or as it is in each of them. */
export function ThreeWay({ label, value, onValueChange }: ThreeWayProps) {
  const t = useTranslations('batch')
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value === undefined ? 'keep' : value ? 'yes' : 'no'}
          onValueChange={(chosen) => onValueChange(chosen === 'keep' ? undefined : chosen === 'yes')}
          options={(['keep', 'yes', 'no'] as const).map((option) => ({ value: option, label: t(option) }))}
        />
      )}
    </Field>
  )
}
