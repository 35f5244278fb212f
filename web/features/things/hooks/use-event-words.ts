import { useCallback } from 'react'
import { useKindWords } from '#web/components/things/use-kind-words.ts'
import type { TranslationKey } from '#web/lib/i18n/create-translator.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Translations } from '#web/locales/translations.ts'

type Key = TranslationKey<Translations['activity']>

/** What a type of event means, in the words of the diary: `recipe.created` is “added a recipe”. */
export function useEventWords() {
  const t = useTranslations('activity')
  const kinds = useKindWords()
  return useCallback(
    (type: string) => {
      const [kind = '', verb = ''] = type.split('.')
      const something = t('something')
      const values = {
        thing: kinds.a(kind),
        name: something,
        into: something,
        recipe: kinds.a('recipe'),
        foods: something,
        book: t('aBook'),
        person: t('somebody'),
        day: t('aDay'),
      }
      const keys = [`own.${kind}.${verb}`, `any.${verb}`] as Key[] // Made of what the API names.
      const text = keys.map((key) => t(key, values)).find((one, i) => one !== keys[i])
      return text ?? type
    },
    [t, kinds],
  )
}
