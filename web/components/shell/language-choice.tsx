import { Select } from '#web/components/ui/form/select.tsx'
import { languageName } from '#web/lib/i18n/language-names.ts'
import { useLanguage } from '#web/lib/i18n/language.ts'
import { changeLanguage, useTranslations } from '#web/lib/i18n/translations.ts'
import { languages } from '#worker/kernel/contract/languages.contract.ts'

export function LanguageChoice() {
  const t = useTranslations('menu')
  const language = useLanguage()
  return (
    <Select
      aria-label={t('language')}
      value={language}
      onValueChange={(next) => void changeLanguage(next)}
      options={languages.map((value) => ({ value, label: languageName(value) }))}
    />
  )
}
