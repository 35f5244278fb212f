import { useTranslations } from '#web/lib/i18n/translations.ts'
import { ToggleGroup } from '#web/components/ui/form/toggle-group.tsx'
import { useSavePreference } from '#web/lib/save-preference.ts'
import { usePreference } from '#web/lib/use-preference.ts'
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
  return (
    <Section title={t('food.title')} text={t('food.text')}>
      <ToggleGroup
        label={t('food.title')}
        value={fields.map(({ field }) => field).filter((field) => inherited.some((one) => one.field === field))}
        onValueChange={(chosen) =>
          save.mutate({ food_inherit_default: fields.filter(({ field }) => chosen.includes(field)) })
        }
        options={fields.map(({ field }) => ({ value: field, label: t(`food.fields.${field}`) }))}
      />
    </Section>
  )
}
