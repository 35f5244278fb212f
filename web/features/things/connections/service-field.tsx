import type { TranslationKey } from '#web/lib/i18n/create-translator.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Translations } from '#web/locales/translations.ts'
import type { FieldAround } from '../editor/fields-around.list.ts'

/** Says where in a service one finds what is asked for, or what a blank means at each of them. */
export function ServiceField({ field, values, draw }: FieldAround) {
  const t = useTranslations('sections')
  const hintOf = (service: string) => {
    const key = `connection.hints.${service}.${field}`
    const text = t(key as TranslationKey<Translations['sections']>) // One without a text translates to itself.
    return text === key ? undefined : text
  }
  return draw({ hint: hintOf(String(values['type'])) ?? hintOf('each') })
}
