import type { Translations } from '#web/locales/translations.ts'
import type { ApiError } from './api-error.ts'
import type { TranslationKey } from '../i18n/create-translator.ts'
import { getTranslations } from '../i18n/translations.ts'

/** HTTP/2 carries no status texts, so they come from `problems`, which must be loaded. */
export function statusText({ status, statusText: said }: Pick<ApiError, 'status' | 'statusText'>): string {
  const known = textOf(String(status)) ?? (said || textOf(status < 500 ? 'refused' : 'broken') || '')
  return `${known} (${status})`.trim()
}

function textOf(name: string): string | undefined {
  const key = `status.${name}`
  const text = getTranslations('problems')(key as TranslationKey<Translations['problems']>) // A status without a text translates to its key.
  return text === key ? undefined : text
}
