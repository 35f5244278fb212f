import { Select } from '#web/components/ui/form/select.tsx'
import { ToggleGroup } from '#web/components/ui/form/toggle-group.tsx'
import { useDeviceSetting } from '#web/lib/device-settings.ts'
import { filterChoices } from '#web/lib/filter-choices.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { SettingRow, SettingRows } from '#web/components/ui/form/setting-row.tsx'
import { Section } from '../section.tsx'

const sizes = [25, 50, 100, 200]

export function SearchViewSection() {
  const t = useTranslations('preferences')
  const [size, setSize] = useDeviceSetting('search_itemsPerPage')
  const [filters, setFilters] = useDeviceSetting('search_visibleFilters')
  const offered = [...new Set([...sizes, size])].sort((one, other) => one - other)
  return (
    <Section title={t('search.page')} text={t('device.text')}>
      <SettingRows>
        <SettingRow wide label={t('search.items')} hint={t('search.itemsHint')}>
          {(control) => (
            <Select
              {...control}
              value={String(size)}
              onValueChange={(next) => setSize(Number(next))}
              options={offered.map((value) => ({ value: String(value), label: String(value) }))}
            />
          )}
        </SettingRow>
      </SettingRows>
      <div className="flex flex-col gap-2">
        <div>
          <p className="text-sm font-medium">{t('search.filters')}</p>
          <p className="text-xs text-muted">{t('search.filtersHint')}</p>
        </div>
        <ToggleGroup
          label={t('search.filters')}
          value={filterChoices.filter((filter) => filters.includes(filter))}
          onValueChange={setFilters}
          options={filterChoices.map((value) => ({ value, label: t(`search.filterNames.${value}`) }))}
        />
      </div>
    </Section>
  )
}
