import { fill, texts, type Texts } from '#worker/locales/texts.ts'
import type { Language } from '#worker/kernel/contract/languages.contract.ts'

/** What pages of a website say beside the recipes. */
export type SiteWords = Texts['exports']['site'] & { language: Language }

export const siteWords = (language: Language): SiteWords => ({ ...texts[language].exports.site, language })

export function minutesIn(words: SiteWords, minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [
    ...(hours > 0 ? [fill(words.hours, { count: String(hours) })] : []),
    ...(rest > 0 ? [fill(words.minutes, { count: String(rest) })] : []),
  ].join(' ')
}
