import { languages, type Language } from '#worker/kernel/contract/languages.contract.ts'
import { preferredLanguage } from '#worker/locales/preferred-language.ts'
import { texts, type Texts } from '#worker/locales/texts.ts'
import { siteWords, type SiteWords } from '#worker/modules/exports/site/site-words.ts'

export interface EmbedWords {
  language: Language
  /** As the reader's browser writes days and numbers, as en-GB; of the same language. */
  locale: string
  /** Whether the address asks for the language, so that links ask for it as well. */
  isFixed: boolean
  own: Texts['embeds']
  recipe: SiteWords
}

/** In the language that the address names, as in `?lang=de`; else in that of the reader's browser. */
export function embedWords(url: URL, headers: Headers): EmbedWords {
  const wanted = languages.find((language) => language === url.searchParams.get('lang'))
  const language = wanted ?? preferredLanguage(headers)
  const [tag = ''] = /^[a-z]{2,3}-[a-z\d]{2,4}\b/i.exec(headers.get('accept-language') ?? '') ?? []
  const locale = tag.toLowerCase().startsWith(`${language}-`) ? tag : language
  return { language, locale, isFixed: wanted !== undefined, own: texts[language].embeds, recipe: siteWords(language) }
}
