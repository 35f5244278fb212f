import type { Translations } from '#web/locales/translations.ts'
import type { TranslationKey, Translate } from '#web/lib/i18n/create-translator.ts'

/** What people call a field; one that has no name yet shows its own. */
export function fieldName(field: string, t: Translate<Translations['history']>): string {
  // The field comes from the server; a text that is missing answers its key.
  const key = `field.${field}`
  const name = t(key as TranslationKey<Translations['history']>)
  return name === key ? field.replaceAll('_', ' ') : name
}
