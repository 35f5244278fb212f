import { useMemo } from 'react'
import type { TranslationKey } from '#web/lib/i18n/create-translator.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Translations } from '#web/locales/translations.ts'

type Form = 'name' | 'the' | 'a' | 'many'

/** What kinds of things are called: `Unit`, `the unit`, `a unit`, `3 units`. A test asks for words for every kind. */
export function useKindWords() {
  const t = useTranslations('kinds')
  return useMemo(
    () => ({
      name: (kind: string) => t(keyOf(kind, 'name')),
      the: (kind: string) => t(keyOf(kind, 'the')),
      a: (kind: string) => t(keyOf(kind, 'a')),
      many: (kind: string, count: number) => t(keyOf(kind, 'many'), { count }),
    }),
    [t],
  )
}

/** Kinds come from the API as plain text. */
const keyOf = (kind: string, form: Form) => `${kind}.${form}` as TranslationKey<Translations['kinds']>
