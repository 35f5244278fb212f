import { Checkbox } from '#web/components/ui/form/checkbox.tsx'
import { Combobox } from '#web/components/ui/combobox/combobox.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Picked } from '#web/lib/resource-picker.ts'
import { choicesFrom } from '../editor/choices-from.ts'

interface OneOrNoneProps {
  label: string
  noneLabel: string
  from: string
  value: Picked | null | undefined
  onValueChange: (value: Picked | null | undefined) => void
}

/** One thing, none at all, or as it is in each of them. */
export function OneOrNone({ label, noneLabel, from, value, onValueChange }: OneOrNoneProps) {
  const t = useTranslations('batch')
  return (
    <div>
      <Field label={label}>
        {(control) => (
          <Combobox
            {...control}
            label={label}
            placeholder={t('keep')}
            source={choicesFrom({ field: 'one', kind: 'thing', from })}
            value={value ?? null}
            onValueChange={(picked) => onValueChange(picked ?? undefined)}
          />
        )}
      </Field>
      <Checkbox
        label={noneLabel}
        checked={value === null}
        onCheckedChange={(isOn) => onValueChange(isOn ? null : undefined)}
      />
    </div>
  )
}
