import { useState } from 'react'
import { Select } from '#web/components/ui/form/select.tsx'
import { Switch } from '#web/components/ui/form/switch.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { SettingRow, SettingRows } from '#web/components/ui/form/setting-row.tsx'
import { Section } from '../section.tsx'
import { type SearchPreference, searchStyles } from './search-preference.ts'

export interface SearchSectionProps {
  preference: SearchPreference
  onChange: (change: Partial<SearchPreference>) => void
}

export function SearchDetailSection({ preference, onChange }: SearchSectionProps) {
  const t = useTranslations('preferences')
  const { search } = preference
  const ignoresSimilar = search === 'websearch' || search === 'raw'
  return (
    <Section title={t('search.detail')}>
      <SettingRows>
        <SettingRow wide label={t('search.method')} hint={ignoresSimilar ? t('search.rawHint') : undefined}>
          {(control) => (
            <Select
              {...control}
              value={search}
              onValueChange={(next) => onChange({ search: next })}
              options={searchStyles.map((value) => ({ value, label: t(`search.methods.${value}`) }))}
            />
          )}
        </SettingRow>
        {ignoresSimilar || preference.trigram.length === 0 ? null : (
          <Threshold
            key={preference.trigram_threshold}
            value={preference.trigram_threshold}
            onChange={(trigram_threshold) => onChange({ trigram_threshold })}
          />
        )}
        <Switch
          label={t('search.lookup')}
          hint={t('search.lookupHint')}
          checked={preference.lookup}
          onCheckedChange={(lookup) => onChange({ lookup })}
        />
      </SettingRows>
    </Section>
  )
}

const step = 0.05

/** Saved when the handle is let go of. */
function Threshold({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const t = useTranslations('preferences')
  const { number } = useFormat()
  const [moved, setMoved] = useState(value)
  const commit = () => {
    if (moved !== value) onChange(moved)
  }
  return (
    <SettingRow wide label={t('search.threshold')} hint={t('search.thresholdHint')}>
      {(control) => (
        <span className="flex items-center gap-3">
          <input
            {...control}
            type="range"
            min={step}
            max={1}
            step={step}
            value={moved}
            aria-valuetext={number(moved, { style: 'percent' })}
            className="h-11 grow accent-primary-strong"
            onChange={(event) => setMoved(event.target.valueAsNumber)}
            onPointerUp={commit}
            onKeyUp={commit}
            onBlur={commit}
          />
          <span aria-hidden className="w-12 text-end text-sm numbers">
            {number(moved, { style: 'percent' })}
          </span>
        </span>
      )}
    </SettingRow>
  )
}
