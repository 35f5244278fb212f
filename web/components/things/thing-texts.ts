import { useMemo } from 'react'
import type { Translate, TranslationKey } from '#web/lib/i18n/create-translator.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Translations } from '#web/locales/translations.ts'

type Key = TranslationKey<Translations['things']>

/** A value that has no words says itself. */
function choiceText(t: Translate<Translations['things']>, value: string): string {
  const key = `choices.${value}` as Key
  const text = t(key)
  return text === key ? value : text
}

/** Texts of models and their fields, by names that come from the API. A test asks for words for every one. */
export function useThingTexts() {
  const t = useTranslations('things')
  return useMemo(
    () => ({
      title: (model: string) => t(`models.${model}.title` as Key),
      text: (model: string) => t(`models.${model}.text` as Key),
      field: (field: string) => t(`fields.${field}` as Key),
      hint: (field: string) => t(`hints.${field}` as Key),
      chip: (field: string, value: string) => t(`chips.${field}_${value}` as Key),
      choice: (value: string) => (value === '' ? t('noChoice') : choiceText(t, value)),
    }),
    [t],
  )
}
