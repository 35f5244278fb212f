import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Checkbox } from '#web/components/ui/form/checkbox.tsx'
import { useSavePreference } from '#web/lib/preferences/save-preference.ts'
import { usePreference } from '#web/lib/preferences/use-preference.ts'
import { Section } from '../section.tsx'

/** As in the API, which knows the fields by these ids. */
const fields = [
  { id: 1, name: 'Supermarket Category', field: 'supermarket_category' },
  { id: 2, name: 'Ignore Shopping', field: 'ignore_shopping' },
  { id: 5, name: 'Substitute Children', field: 'substitute_children' },
  { id: 6, name: 'Substitute Siblings', field: 'substitute_siblings' },
] as const

export function FoodSection() {
  const t = useTranslations('preferences')
  const { food_inherit_default: inherited = [] } = usePreference()
  const save = useSavePreference()
  const chosen = inherited.map((one) => one.field)
  return (
    <Section title={t('food.title')} text={t('food.text')}>
      <div>
        {fields.map(({ field }) => (
          <Checkbox
            key={field}
            label={t(`food.fields.${field}`)}
            checked={chosen.includes(field)}
            onCheckedChange={(isOn) =>
              save.mutate({
                food_inherit_default: fields.filter((one) => (one.field === field ? isOn : chosen.includes(one.field))),
              })
            }
          />
        ))}
      </div>
    </Section>
  )
}
