import { AmountInput } from '#web/components/ui/form/amount-input.tsx'
import { Combobox } from '#web/components/ui/combobox/combobox.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { choicesFrom } from '../editor/choices-from.ts'
import type { ThingRow } from '../model.ts'
import { isThing, thingLabel } from '../thing-label.ts'

const units = choicesFrom({ field: 'unit', kind: 'thing', from: 'unit' })

interface ReferenceAmountProps {
  food: ThingRow
  onChange: (change: Partial<ThingRow>) => void
}

/** How much of the food the amounts are of, usually 100 g. */
export function ReferenceAmount({ food, onChange }: ReferenceAmountProps) {
  const t = useTranslations('sections')
  const { properties_food_amount: amount, properties_food_unit: unit } = food
  return (
    <div className="grid grid-cols-[6rem_1fr] items-start gap-3">
      <Field label={t('properties.per')}>
        {({ id }) => (
          <AmountInput
            id={id}
            label={t('properties.per')}
            value={typeof amount === 'number' ? amount : null}
            onSave={(properties_food_amount) => onChange({ properties_food_amount })}
            required
          />
        )}
      </Field>
      <Field label={t('properties.perUnit')}>
        {(control) => (
          <Combobox
            {...control}
            label={t('properties.perUnit')}
            source={units}
            value={isThing(unit) ? { id: unit.id, name: thingLabel(unit) } : null}
            onValueChange={(properties_food_unit) => onChange({ properties_food_unit })}
            allowNew
          />
        )}
      </Field>
    </div>
  )
}
