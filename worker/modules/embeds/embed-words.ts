import { languages, type Language } from '#worker/kernel/contract/languages.contract.ts'
import { preferredLanguage } from '#worker/locales/preferred-language.ts'
import { texts, type Texts } from '#worker/locales/texts.ts'
import { siteWords, type SiteWords } from '#worker/modules/exports/site/site-words.ts'

export interface EmbedWords {
  language: Language
  /** Whether the address asks for the language, so that links ask for it as well. */
  isFixed: boolean
  own: Texts['embeds']
  recipe: SiteWords
}

/** In the language that the address names, as in `?lang=de`; else in that of the reader's browser. */
export function embedWords(url: URL, headers: Headers): EmbedWords {
  const wanted = languages.find((language) => language === url.searchParams.get('lang'))
  const language = wanted ?? preferredLanguage(headers)
  return { language, isFixed: wanted !== undefined, own: texts[language].embeds, recipe: siteWords(language) }
}
