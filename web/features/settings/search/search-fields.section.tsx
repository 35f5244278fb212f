import { ToggleGroup } from '#web/components/ui/form/toggle-group.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from '../section.tsx'
import type { SearchSectionProps } from './search-detail.section.tsx'
import { searchFieldIds, searchModes } from './search-preference.ts'

const options = searchFieldIds.map((id) => ({ id, value: `${id}` as const }))

export function SearchFieldsSection({ preference, onChange }: SearchSectionProps) {
  const t = useTranslations('preferences')
  const isNowhere = searchModes.every((mode) => mode === 'unaccent' || preference[mode].length === 0)
  return (
    <Section title={t('search.where')} text={isNowhere ? t('search.nowhere') : undefined}>
      {searchModes.map((mode) => (
        <div key={mode} className="flex flex-col gap-2">
          <div>
            <p className="text-sm font-medium">{t(`search.modes.${mode}`)}</p>
            <p className="text-xs text-muted">{t(`search.modeHints.${mode}`)}</p>
          </div>
          <ToggleGroup
            label={t('search.fieldsOf', { mode: t(`search.modes.${mode}`) })}
            value={options.filter(({ id }) => preference[mode].includes(id)).map(({ value }) => value)}
            onValueChange={(chosen) => onChange({ [mode]: chosen.map(Number) })}
            options={options
              // Words of units have no other forms.
              .filter(({ id }) => mode !== 'fulltext' || id !== 6)
              .map(({ value }) => ({ value, label: t(`search.fields.${value}`) }))}
          />
        </div>
      ))}
    </Section>
  )
}
