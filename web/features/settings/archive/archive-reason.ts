import type { TranslationKey } from '#web/lib/i18n/create-translator.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Translations } from '#web/locales/translations.ts'

/** Why something could not be made, in the page's language; the server's sentence where it has no text. */
export function useArchiveReason() {
  const t = useTranslations('archive')
  return ({ code, msg }: { code: string | null; msg: string }): string => {
    const key = `reason.${code?.split('.')[1] ?? ''}`
    const text = t(key as TranslationKey<Translations['archive']>, { msg }) // A code without a text translates to its key.
    return text === key ? msg : text
  }
}
