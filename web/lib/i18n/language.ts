import { languages, type Language } from '#worker/kernel/contract/languages.contract.ts'
import { persistedStore } from '../persisted-store.ts'

export type WebLanguage = Language

/** Languages written from right to left; none is offered yet. */
const rightToLeft = new Set(['ar', 'fa', 'he', 'ur'])

const supportedLanguage = (tag: unknown): WebLanguage | undefined =>
  languages.find((language) => String(tag).split('-')[0] === language)

const chosenLanguage = persistedStore<WebLanguage | undefined>('larder.language', supportedLanguage)

/** The browser's languages in their order, then the one that the page was sent in. */
const detectedLanguage = [...(globalThis.navigator?.languages ?? []), globalThis.document?.documentElement.lang]
  .map(supportedLanguage)
  .find((language) => language !== undefined)

export const currentLanguage = (): WebLanguage => chosenLanguage.get() ?? detectedLanguage ?? 'en'
export const useLanguage = (): WebLanguage => chosenLanguage.use() ?? detectedLanguage ?? 'en'

/** The region's way of writing dates and numbers, where the browser names one: en-GB for en. */
export const localeOf = (of: WebLanguage): string =>
  globalThis.navigator?.languages?.find((tag) => supportedLanguage(tag) === of && isLocale(tag)) ?? of

/** Some browsers name tags that no formatter takes, such as en-US@posix. */
function isLocale(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
}

/** Call through `changeLanguage`, which loads the texts first. */
export function setLanguage(next: WebLanguage) {
  chosenLanguage.set(next)
  applyDocumentLanguage()
}

export function applyDocumentLanguage() {
  const now = currentLanguage()
  document.documentElement.lang = now
  document.documentElement.dir = rightToLeft.has(now) ? 'rtl' : 'ltr'
  document.cookie = `django_language=${now}; path=/; max-age=31536000; samesite=lax`
}
