import type { Kind } from '#web/lib/recipe-search/sets.ts'
import type { Translate } from '#web/lib/i18n/create-translator.ts'
import type { Translations } from '#web/locales/translations.ts'

export type NamedKind = Kind | 'user' | 'property'

/** What a sentence takes its words from. */
export interface SentenceWords {
  t: Translate<Translations['finding']>
  nameOf: (kind: NamedKind, id: number) => string
  /** The unit of a property. */
  unitOf: (type: number) => string
  list: (names: readonly string[], type: 'conjunction' | 'disjunction') => string
  number: (value: number) => string
  /** Minutes in words: 30 minutes, 2 hours. */
  time: (minutes: number) => string
  date: (day: Date) => string
}
