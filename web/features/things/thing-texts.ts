import { useMemo } from 'react'
import type { TranslationKey } from '#web/lib/i18n/create-translator.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Translations } from '#web/locales/translations.ts'

type Key = TranslationKey<Translations['things']>

/** Texts of models and their fields, by names that come from the API. A test asks for words for every one. */
export function useThingTexts() {
  const t = useTranslations('things')
  return useMemo(
    () => ({
      title: (model: string) => t(`models.${model}.title` as Key),
      text: (model: string) => t(`models.${model}.text` as Key),
      field: (field: string) => t(`fields.${field}` as Key),
      chip: (field: string, value: string) => t(`chips.${field}_${value}` as Key),
      choice: (value: string) => (value === '' ? t('noChoice') : t(`choices.${value}` as Key)),
    }),
    [t],
  )
}
