import { fill, texts, type Texts } from '#worker/locales/texts.ts'
import type { Language } from '#worker/kernel/contract/languages.contract.ts'

/** What pages of a website say beside the recipes. */
export type SiteWords = Texts['exports']['site'] & { language: Language }

export const siteWords = (language: Language): SiteWords => ({ ...texts[language].exports.site, language })

export const minutesIn = (words: SiteWords, minutes: number): string => fill(words.minutes, { count: String(minutes) })
