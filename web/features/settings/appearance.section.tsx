import { ThemeChoice } from '#web/components/shell/theme-choice.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { languageName } from '#web/lib/i18n/language-names.ts'
import { useLanguage } from '#web/lib/i18n/language.ts'
import { languages } from '#worker/kernel/contract/languages.contract.ts'
import { changeLanguage, useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from './section.tsx'
import { SettingRow, SettingRows } from '#web/components/ui/form/setting-row.tsx'

export function AppearanceSection() {
  const t = useTranslations('settings')
  const menu = useTranslations('menu')
  const language = useLanguage()
  return (
    <Section title={t('look.title')}>
      <SettingRows>
        <SettingRow wide label={menu('theme.label')} hint={t('look.themeHint')}>
          <ThemeChoice />
        </SettingRow>
        <SettingRow wide label={t('look.language')}>
          {(control) => (
            <Select
              {...control}
              value={language}
              onValueChange={(next) => void changeLanguage(next)}
              options={languages.map((value) => ({ value, label: languageName(value) }))}
            />
          )}
        </SettingRow>
      </SettingRows>
    </Section>
  )
}
