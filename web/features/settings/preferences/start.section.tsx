import { startAddress, startPages } from '#web/components/shell/start-address.ts'
import { Select } from '#web/components/ui/form/select.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useSavePreference } from '#web/lib/preferences/save-preference.ts'
import { usePreference } from '#web/lib/preferences/use-preference.ts'
import { Section } from '../section.tsx'
import { SettingRow, SettingRows } from '#web/components/ui/form/setting-row.tsx'

export function StartSection() {
  const t = useTranslations('preferences')
  const { default_page: page } = usePreference()
  const save = useSavePreference()
  return (
    <Section title={t('start.title')}>
      <SettingRows>
        <SettingRow wide label={t('start.page')} hint={page === 'SEARCH' ? undefined : t('start.hint')}>
          {(control) => (
            <Select
              {...control}
              value={startAddress(page) ? page : 'SEARCH'}
              onValueChange={(default_page) => save.mutate({ default_page })}
              options={startPages
                .filter((value) => startAddress(value))
                .map((value) => ({ value, label: t(`start.pages.${value}`) }))}
            />
          )}
        </SettingRow>
      </SettingRows>
    </Section>
  )
}
