import { StarInput } from '#web/components/recipe/star-input.tsx'
import { Combobox } from '#web/components/ui/combobox/combobox.tsx'
import { MultiCombobox } from '#web/components/ui/combobox/multi-combobox.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { Switch } from '#web/components/ui/form/switch.tsx'
import { Textarea } from '#web/components/ui/form/textarea.tsx'
import type { Picked } from '#web/lib/resource-picker.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { FormField } from '../model.ts'
import { useThingTexts } from '#web/components/things/thing-texts.ts'
import { choicesFrom } from './choices-from.ts'
import type { FieldLooks } from './fields-around.list.ts'
import { ColorInput } from './color-input.tsx'
import { FileInput } from './file-input.tsx'
import { SecretInput } from './secret-input.tsx'

interface ThingFieldProps extends FieldLooks {
  spec: FormField
  label: string
  value: unknown
  error: readonly string[] | undefined
  required: boolean
  /** A secret: one is saved, which could stay as it is. */
  isSaved: boolean
  onValueChange: (value: unknown) => void
}

export function ThingField({ spec, label, value, error, required, isSaved, onValueChange, ...looks }: ThingFieldProps) {
  const t = useTranslations('things')
  const texts = useThingTexts()
  const { field, kind = 'line' } = spec
  const options = (spec.options ?? []).filter((one) => !looks.without?.includes(one))
  const hint = looks.hint ?? (spec.hint ? texts.hint(field) : undefined)
  if (kind === 'flag')
    return <Switch label={label} hint={hint} checked={value === true} onCheckedChange={onValueChange} />
  const text = String(value ?? '')
  if (kind === 'stars')
    return (
      <div>
        <p className="text-sm font-medium">{label}</p>
        <StarInput
          label={label}
          value={Number(text) || null}
          onValueChange={(stars) => onValueChange(stars === null ? '' : String(stars))}
        />
      </div>
    )
  return (
    <Field label={label} hint={hint} error={error} optional={required ? t('required') : ''}>
      {(control) => {
        const typed = {
          ...control,
          name: field,
          value: text,
          required,
          onChange: (event: { target: { value: string } }) => onValueChange(event.target.value),
        }
        if (kind === 'file') return <FileInput {...control} required={required} file={value} onChoose={onValueChange} />
        if (kind === 'lines') return <Textarea {...typed} rows={3} dir="auto" />
        if (kind === 'amount' || kind === 'whole')
          return <Input {...typed} inputMode={kind === 'whole' ? 'numeric' : 'decimal'} autoComplete="off" />
        if (kind === 'color')
          return (
            <ColorInput
              {...control}
              label={label}
              name={field}
              required={required}
              value={text}
              onValueChange={onValueChange}
            />
          )
        if (kind === 'day' || kind === 'time')
          return <Input {...typed} type={kind === 'day' ? 'date' : 'time'} dir="ltr" />
        if (kind === 'secret')
          return (
            <SecretInput
              {...control}
              name={field}
              required={required}
              value={value}
              isSaved={isSaved}
              onValueChange={onValueChange}
            />
          )
        if (kind === 'choice')
          return (
            <Select
              {...control}
              value={text}
              onValueChange={onValueChange}
              options={withPresent(options, text).map((option) => ({ value: option, label: texts.choice(option) }))}
            />
          )
        const source = choicesFrom(spec)
        if (kind === 'thing')
          return (
            <Combobox
              {...control}
              label={label}
              source={source}
              allowNew={spec.allowNew ?? false}
              required={required}
              value={value as Picked | null}
              onValueChange={onValueChange}
            />
          )
        if (kind === 'things' || kind === 'people')
          return (
            <MultiCombobox
              {...control}
              label={label}
              source={source}
              allowNew={spec.allowNew ?? false}
              value={value as readonly Picked[]}
              onValueChange={onValueChange}
            />
          )
        return <Input {...typed} dir="auto" autoComplete="off" />
      }}
    </Field>
  )
}

/** A value that is none of the options stays what it is until somebody chooses another. */
const withPresent = (options: readonly string[], value: string) =>
  options.includes(value) ? options : [value, ...options]
