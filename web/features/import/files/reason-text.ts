import type { Translate, TranslationKey } from '#web/lib/i18n/create-translator.ts'
import type { Translations } from '#web/locales/translations.ts'

/** Why files or a recipe cannot be taken along, in the page's language; the server's sentence where it has no text. */
export function reasonText(t: Translate<Translations['apps']>, code: string | null | undefined, msg: string): string {
  const key = `reason.${code?.split('.')[1] ?? ''}`
  const text = t(key as TranslationKey<Translations['apps']>, { msg }) // A code without a text translates to its key.
  return text === key ? msg : text
}
