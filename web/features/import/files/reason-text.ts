import type { Translate, TranslationKey } from '#web/lib/i18n/create-translator.ts'
import { getTranslations, loadTranslations } from '#web/lib/i18n/translations.ts'
import type { Translations } from '#web/locales/translations.ts'

/** Why files or a recipe cannot be taken along, in the page's language; the server's sentence where it has no text. */
export function reasonText(t: Translate<Translations['apps']>, code: string | null | undefined, msg: string): string {
  if (code?.startsWith('ai.')) return wordsOf(code) ?? msg
  const key = `reason.${code?.split('.')[1] ?? ''}`
  const text = t(key as TranslationKey<Translations['apps']>, { msg }) // A code without a text translates to its key.
  return text === key ? msg : text
}

/** Many words, of which only what a model reads needs some. */
export const loadRefusalWords = () => loadTranslations('problems')

/** What a provider or our questions to it refuse, wherever that is. */
function wordsOf(code: string): string | undefined {
  const text = getTranslations('problems')(code as TranslationKey<Translations['problems']>)
  return text === code ? undefined : text
}
