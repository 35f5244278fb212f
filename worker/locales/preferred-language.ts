import { languageOfTag, type Language } from '#worker/kernel/contract/languages.contract.ts'
import { fill, texts } from './texts.ts'

/** The name of somebody's first space. */
export const firstSpaceName = (language: Language, username: string): string =>
  fill(texts[language].starter.space, { username })

/** The supported language that an `Accept-Language` header asks for first. */
export const preferredLanguage = (headers: Headers): Language => languageOfTag(headers.get('accept-language'))
