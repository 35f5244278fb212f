import { Check } from 'lucide-react'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { HelpHint } from '#web/components/ui/help-hint.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from '../section.tsx'
import { activePreset, presetNames, presets } from './presets.ts'
import { SearchDetailSection } from './search-detail.section.tsx'
import { SearchFieldsSection } from './search-fields.section.tsx'
import { type SearchPreference, useSearchPreference } from './search-preference.ts'
import { SearchViewSection } from './search-view.section.tsx'
import { TrySearchSection } from './try-search.section.tsx'

export function SearchSettingsPage() {
  const t = useTranslations('preferences')
  const { preference, save } = useSearchPreference()
  return (
    <>
      <PageHeader title={t('search.title')} text={t('search.text')} tight />
      <HelpHint id="search-settings">{t('hints.search')}</HelpHint>
      <Presets preference={preference} onUse={save} />
      <TrySearchSection />
      <SearchDetailSection preference={preference} onChange={save} />
      <SearchFieldsSection preference={preference} onChange={save} />
      <SearchViewSection />
    </>
  )
}

function Presets({ preference, onUse }: { preference: SearchPreference; onUse: (preset: SearchPreference) => void }) {
  const t = useTranslations('preferences')
  const active = activePreset(preference)
  return (
    <Section title={t('search.presets')}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {presetNames.map((name) => (
          <li key={name} className="flex flex-col items-start gap-2 rounded-md border border-line p-4">
            <p className="font-medium">{t(`search.${name}`)}</p>
            <p className="grow text-sm text-pretty text-muted">{t(`search.${name}Text`)}</p>
            {name === active ? (
              <p className="flex min-h-10 items-center gap-2 text-sm font-medium text-success-strong pointer-coarse:min-h-11">
                <Check aria-hidden className="size-4" />
                {t('search.active')}
              </p>
            ) : (
              <Button
                variant="outline"
                aria-label={`${t('search.use')}: ${t(`search.${name}`)}`}
                onClick={() => onUse(presets[name])}
              >
                {t('search.use')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
