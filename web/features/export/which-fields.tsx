import { useQuery } from '@tanstack/react-query'
import { booksQuery } from '#web/components/books/books.queries.ts'
import { recipeEndpoint } from '#web/components/recipe/recipe.rows.ts'
import { savedFiltersQuery } from '#web/components/recipe-search/saved-filters.queries.ts'
import { MultiCombobox } from '#web/components/ui/combobox/multi-combobox.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { resourcePicker } from '#web/lib/resource-picker.ts'
import type { ExportChoice } from './export-choice.ts'

const recipePicker = resourcePicker(recipeEndpoint)

interface WhichFieldsProps {
  choice: ExportChoice
  onChange: (part: Partial<ExportChoice>) => void
}

/** Which book, saved search or recipes. */
export function WhichFields({ choice, onChange }: WhichFieldsProps) {
  const t = useTranslations('export')
  const { data: books } = useQuery({ ...booksQuery, enabled: choice.what === 'book' })
  const { data: filters } = useQuery({ ...savedFiltersQuery, enabled: choice.what === 'filter' })
  switch (choice.what) {
    case 'book':
      return (
        <Named
          label={t('what.book')}
          none={t('what.noBook')}
          rows={books?.results}
          value={choice.book}
          onChange={(book) => onChange({ book })}
        />
      )
    case 'filter':
      return (
        <Named
          label={t('what.filter')}
          none={t('what.noFilter')}
          rows={filters?.results}
          value={choice.filter}
          onChange={(filter) => onChange({ filter })}
        />
      )
    case 'recipes':
      return (
        <Field label={t('what.pick')} className="mt-4">
          {(control) => (
            <>
              {choice.chosen.length > 0 ? (
                <p className="text-sm text-muted">{t('what.chosen', { count: choice.chosen.length })}</p>
              ) : null}
              <MultiCombobox
                {...control}
                label={t('what.pick')}
                placeholder={t('what.pickPlaceholder')}
                source={recipePicker}
                value={choice.recipes}
                onValueChange={(recipes) => onChange({ recipes })}
              />
            </>
          )}
        </Field>
      )
    default:
      return null
  }
}

interface NamedProps {
  label: string
  none: string
  rows: readonly { id: number; name: string }[] | undefined
  value: number | undefined
  onChange: (id: number) => void
}

function Named({ label, none, rows, value, onChange }: NamedProps) {
  if (rows?.length === 0) return <p className="mt-4 text-sm text-muted">{none}</p>
  const blank = value === undefined ? [{ value: '', label: '' }] : []
  const options = (rows ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <Field label={label} className="mt-4">
      {(control) => (
        <Select
          {...control}
          dir="auto"
          value={value === undefined ? '' : String(value)}
          onValueChange={(id) => (id === '' ? undefined : onChange(Number(id)))}
          options={[...blank, ...options]}
        />
      )}
    </Field>
  )
}
