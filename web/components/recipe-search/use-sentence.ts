import { useFormat } from '#web/lib/format/format.ts'
import { localeOf, useLanguage } from '#web/lib/i18n/language.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { RecipeSearch } from '#web/lib/recipe-search/recipe-search.ts'
import { sentenceParts } from './sentence-parts.ts'
import { plainText, sentenceTokens } from './sentence-tokens.ts'
import { longTime } from './long-time.ts'
import { useSearchNames } from './use-search-names.ts'

/** A search in words: its parts with what stands between, and all of it as one text. */
export function useSentence(search: RecipeSearch) {
  const t = useTranslations('finding')
  const language = localeOf(useLanguage())
  const { number, date } = useFormat()
  const names = useSearchNames(search)
  const parts = sentenceParts(search, {
    t,
    ...names,
    number,
    date,
    time: (minutes) => longTime(minutes, language),
    list: (all, type) => new Intl.ListFormat(language, { type }).format(all),
  })
  const tokens = sentenceTokens(parts, language)
  const begin = t(parts.length > 0 ? 'sentence.recipes' : 'sentence.all')
  return { parts, tokens, begin, text: parts.length > 0 ? `${begin} ${plainText(tokens)}.` : `${begin}.` }
}
