import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { TranslationKey } from '#web/lib/i18n/create-translator.ts'
import type { Translations } from '#web/locales/translations.ts'
import type { DeliveryRow } from './hook.queries.ts'

/** What came of a message, in the page's language: how the answer began, or why there was none. */
export function useOutcomeWords() {
  const t = useTranslations('problems')
  return ({ code, answer }: Pick<DeliveryRow, 'code' | 'answer'>): string => {
    if (code === null) return answer
    const text = t(code as TranslationKey<Translations['problems']>) // One without a text translates to itself.
    return text === code ? answer : text
  }
}
