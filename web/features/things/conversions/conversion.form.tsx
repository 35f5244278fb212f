import { Button } from '#web/components/ui/button.tsx'
import { Combobox } from '#web/components/ui/combobox/combobox.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { FormProblem } from '#web/components/ui/form/form-problem.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { parseAmount } from '#web/lib/format/parse-amount.ts'
import { localeOf, useLanguage } from '#web/lib/i18n/language.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Picked } from '#web/lib/resource-picker.ts'
import { useForm } from '#web/lib/use-form.ts'
import { choicesFrom } from '../editor/choices-from.ts'
import { useKeeping, useKeptValues } from '../editor/use-kept-values.ts'
import type { ConversionRow } from './conversion.rows.ts'

export interface ConversionDraft {
  base_amount: number
  base_unit: Picked
  converted_amount: number
  converted_unit: Picked
}

interface ConversionFormProps {
  food: number
  /** Undefined for a new one. */
  row: ConversionRow | undefined
  submit: (draft: ConversionDraft) => Promise<void>
  onCancel: () => void
}

const units = choicesFrom({ field: 'unit', kind: 'thing', from: 'unit' })

/** What conversions of a food are kept under while they are typed. */
export const keptConversions = (food: number) => `conversion of ${food}`

export function ConversionForm({ food, row, submit, onCancel }: ConversionFormProps) {
  const t = useTranslations('sections')
  const things = useTranslations('things')
  const common = useTranslations('common')
  const format = useFormat()
  const language = localeOf(useLanguage())
  const typed = (amount: number) => format.number(amount, { maximumSignificantDigits: 6, useGrouping: false })
  const saved = {
    base_amount: typed(row?.base_amount ?? 1),
    base_unit: row ? named(row.base_unit) : null,
    converted_amount: row ? typed(row.converted_amount) : '',
    converted_unit: row ? named(row.converted_unit) : null,
  }
  // What is shown of an amount may be rounded; it is sent only where somebody typed another.
  const amountOf = (field: 'base_amount' | 'converted_amount', text: string) =>
    row && text === saved[field] ? row[field] : (parseAmount(text, language) ?? 0)
  const kept = useKeptValues(keptConversions(food), row?.id ?? 'new', saved)
  const form = useForm({
    initial: kept.initial,
    check: (values) => ({
      base_amount: amountOf('base_amount', values.base_amount) > 0 ? undefined : t('conversions.needed'),
      base_unit: values.base_unit ? undefined : t('conversions.unitNeeded'),
      converted_amount: amountOf('converted_amount', values.converted_amount) > 0 ? undefined : t('conversions.needed'),
      converted_unit: values.converted_unit ? undefined : t('conversions.unitNeeded'),
    }),
    submit: async ({ base_amount, base_unit, converted_amount, converted_unit }) => {
      if (!base_unit || !converted_unit) return
      await submit({
        base_amount: amountOf('base_amount', base_amount),
        base_unit,
        converted_amount: amountOf('converted_amount', converted_amount),
        converted_unit,
      })
      kept.forget()
    },
  })
  useKeeping(kept.key, form.values, saved)
  const side = (amount: 'base_amount' | 'converted_amount', unit: 'base_unit' | 'converted_unit', words: Words) => (
    <div className="grid grid-cols-[6rem_1fr] items-start gap-3">
      <Field label={words.amount} error={form.errors[amount]}>
        {(control) => <Input {...control} {...form.field(amount)} inputMode="decimal" autoComplete="off" />}
      </Field>
      <Field label={words.unit} error={form.errors[unit]}>
        {(control) => (
          <Combobox
            {...control}
            label={words.unit}
            source={units}
            value={form.values[unit]}
            onValueChange={(picked) => form.set(unit, picked)}
            allowNew
            required
          />
        )}
      </Field>
    </div>
  )
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4 rounded-lg bg-sunken/60 p-4">
      {kept.wasKept ? <p className="rounded-md bg-info-soft px-3 py-2 text-sm">{things('kept')}</p> : null}
      <FormProblem>{form.problem}</FormProblem>
      {side('base_amount', 'base_unit', { amount: t('conversions.amount'), unit: t('conversions.unit') })}
      {side('converted_amount', 'converted_unit', { amount: t('conversions.isAmount'), unit: t('conversions.isUnit') })}
      <div className="flex justify-end gap-2">
        <Button
          variant="ghost"
          onClick={() => {
            kept.forget()
            onCancel()
          }}
        >
          {common('cancel')}
        </Button>
        <Button type="submit" pending={form.pending}>
          {common('save')}
        </Button>
      </div>
    </form>
  )
}

interface Words {
  amount: string
  unit: string
}

const named = ({ id, name }: { id: number; name: string }): Picked | null => ({ id, name })
