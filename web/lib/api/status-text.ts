import type { Translations } from '#web/locales/translations.ts'
import type { ApiError } from './api-error.ts'
import type { TranslationKey } from '../i18n/create-translator.ts'
import { getTranslations } from '../i18n/translations.ts'

/** HTTP/2 carries no status texts, so they come from the translations. */
export function statusText({ status, statusText: said }: Pick<ApiError, 'status' | 'statusText'>): string {
  const key = `status.${status}`
  const known = getTranslations('common')(key as TranslationKey<Translations['common']>) // A status without a text translates to its key.
  return `${known === key ? said : known} (${status})`.trim()
}
