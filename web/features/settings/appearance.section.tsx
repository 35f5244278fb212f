import { ThemeChoice } from '#web/components/shell/theme-choice.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { languageName } from '#web/lib/i18n/language-names.ts'
import { useLanguage } from '#web/lib/i18n/language.ts'
import { languages } from '#worker/kernel/contract/languages.contract.ts'
import { changeLanguage, useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from './section.tsx'

export function AppearanceSection() {
  const t = useTranslations('settings')
  const language = useLanguage()
  return (
    <Section title={t('look.title')}>
      <div className="max-w-md">
        <ThemeChoice />
        <p className="mt-1.5 text-xs text-muted">{t('look.themeHint')}</p>
      </div>
      <Field label={t('look.language')} className="max-w-md">
        {(control) => (
          <Select
            {...control}
            value={language}
            onValueChange={(next) => void changeLanguage(next)}
            options={languages.map((value) => ({ value, label: languageName(value) }))}
          />
        )}
      </Field>
    </Section>
  )
}
