import type { Translate, TranslationKey } from '#web/lib/i18n/create-translator.ts'
import type { Translations } from '#web/locales/translations.ts'
import type { SaidValues } from './import-job.rows.ts'

/** What an importer says, in the page's language; its own sentence where the code has no text here. */
export function saidText(t: Translate<Translations['apps']>, said: SaidValues | undefined, sentence: string): string {
  if (!said) return sentence
  const key = `said.${said.code}`
  const text = t(key as TranslationKey<Translations['apps']>, said.values) // A code without a text translates to its key.
  return text === key ? sentence : text
}
