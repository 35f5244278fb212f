import type { Translations } from '#web/locales/translations.ts'
import type { TranslationKey } from '../i18n/create-translator.ts'
import { useTranslations } from '../i18n/translations.ts'

/** Says a code that the server keeps beside its own sentence, which stands where the code has no text. Suspends once. */
export function useCodeText() {
  const t = useTranslations('problems')
  return (code: string | null, sentence: string): string => {
    if (code === null) return sentence
    const text = t(code as TranslationKey<Translations['problems']>)
    return text === code ? sentence : text
  }
}
