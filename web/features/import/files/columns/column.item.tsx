import { useId } from 'react'
import { Select } from '#web/components/ui/form/select.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { CsvField } from '#worker/modules/imports/apps/data/csv/column.contract.ts'

interface ColumnItemProps {
  name: string
  /** What stands in it, of the first rows. */
  samples: readonly string[]
  field: CsvField | null
  onField: (field: CsvField | null) => void
}

/** In the order in which people look for them; a note comes for a column that is none of these. */
const fields = [
  'note',
  'nothing',
  'name',
  'ingredients',
  'steps',
  'description',
  'servings',
  'yield',
  'prep_time',
  'cook_time',
  'rest_time',
  'total_time',
  'keywords',
  'books',
  'picture',
  'source',
  'source_url',
  'rating',
  'favourite',
  'notes',
  'nutrition',
  'nutrient',
  'created_at',
  'key',
] as const satisfies readonly (CsvField | 'note')[]

export function ColumnItem({ name, samples, field, onField }: ColumnItemProps) {
  const t = useTranslations('columns')
  const id = useId()
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_15rem] sm:items-center">
      <div className="min-w-0">
        <label htmlFor={id} dir="auto" className="block text-sm font-medium wrap-anywhere">
          {name}
        </label>
        <p dir="auto" className="mt-0.5 line-clamp-2 text-sm text-muted wrap-anywhere">
          {samples.length > 0 ? samples.join(' · ') : t('empty')}
        </p>
      </div>
      <Select
        id={id}
        value={field ?? 'note'}
        onValueChange={(next) => onField(next === 'note' ? null : next)}
        options={fields.map((value) => ({ value, label: t(`field.${value}`) }))}
      />
    </li>
  )
}
