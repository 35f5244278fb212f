import type { Translations } from '#web/locales/translations.ts'
import type { TranslationKey, Translate } from '#web/lib/i18n/create-translator.ts'

/** Unknown fields show their own name. */
export function fieldName(field: string, t: Translate<Translations['history']>): string {
  // The server sends the field. A missing translation returns its key.
  const key = `field.${field}`
  const name = t(key as TranslationKey<Translations['history']>)
  return name === key ? field.replaceAll('_', ' ') : name
}
