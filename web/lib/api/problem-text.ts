import type { Translations } from '#web/locales/translations.ts'
import type { ApiError } from './api-error.ts'
import type { TranslationKey } from '../i18n/create-translator.ts'
import { loadTranslations, getTranslations } from '../i18n/translations.ts'

/** In the page's language where the code has a text, else the server's sentence. */
export async function problemText({ code, detail }: Pick<ApiError, 'code' | 'detail'>): Promise<string | undefined> {
  try {
    await loadTranslations('problems')
  } catch {
    return detail
  }
  if (code === undefined) return detail
  // What is the same for each kind of thing, as `food.in_use`, has one text.
  const [, reason = ''] = code.split('.')
  return textOf(code) ?? textOf(`any.${reason}`) ?? detail
}

/** The code comes from the server; one without a text translates to itself. */
function textOf(code: string): string | undefined {
  const text = getTranslations('problems')(code as TranslationKey<Translations['problems']>)
  return text === code ? undefined : text
}
