import { languageOfTag, type Language } from '../../kernel/contract/languages.contract.ts'
import { fill, texts } from '../../locales/texts.ts'

/** What the first space of somebody is called. */
export const firstSpaceName = (language: Language, username: string): string =>
  fill(texts[language].starter.space, { username })

/** The better of the languages that the product speaks, by an `Accept-Language` header. */
export const languageOf = (headers: Headers): Language => languageOfTag(headers.get('accept-language'))
