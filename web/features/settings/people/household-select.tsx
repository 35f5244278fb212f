import { useQuery } from '@tanstack/react-query'
import { Field } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { householdsQuery } from './people.queries.ts'

interface HouseholdSelectProps {
  value: number | null
  onValueChange: (household: number | null) => void
}

/** Nothing where there is one household and one is in it: then there is nothing to choose. */
export function HouseholdSelect({ value, onValueChange }: HouseholdSelectProps) {
  const t = useTranslations('household')
  const { data } = useQuery(householdsQuery)
  const households = data?.results ?? []
  if (households.length < 2 && value !== null) return null
  return (
    <Field label={t('household.label')} hint={t('household.hint')}>
      {(control) => (
        <Select
          {...control}
          value={String(value ?? '')}
          onValueChange={(next) => onValueChange(next === '' ? null : Number(next))}
          options={[
            ...households.map(({ id, name }) => ({ value: String(id), label: name })),
            { value: '', label: t('household.none') },
          ]}
        />
      )}
    </Field>
  )
}
