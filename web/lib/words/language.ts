import { stored } from '../stored.ts'

export const languages = ['en', 'de'] as const
export type WebLanguage = (typeof languages)[number]

/** Read from right to left, for the day one of them is offered. */
const rightToLeft = new Set(['ar', 'fa', 'he', 'ur'])

const known = (tag: unknown): WebLanguage | undefined =>
  languages.find((language) => String(tag).split('-')[0] === language)

const chosen = stored<WebLanguage | undefined>('larder.language', known)

/** What the person chose on this device, else what the browser asks for, else what the page was sent in, else English. */
const detected = [...(globalThis.navigator?.languages ?? []), globalThis.document?.documentElement.lang]
  .map(known)
  .find((language) => language !== undefined)

export const language = (): WebLanguage => chosen.get() ?? detected ?? 'en'
export const useLanguage = (): WebLanguage => chosen.use() ?? detected ?? 'en'

/** The region's way of writing dates and numbers in that language, where the browser names one: en-GB for en. */
export const localeOf = (of: WebLanguage): string =>
  globalThis.navigator?.languages?.find((tag) => known(tag) === of && isLocale(tag)) ?? of

/** Some browsers name what no formatter takes, such as en-US@posix. */
function isLocale(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
}

/** Call through `changeLanguage` of words.ts, which loads the texts first. */
export function rememberLanguage(next: WebLanguage) {
  chosen.set(next)
  describePage()
}

/** Tells the page's language to assistive technology, and the server through its language cookie. */
export function describePage() {
  const now = language()
  document.documentElement.lang = now
  document.documentElement.dir = rightToLeft.has(now) ? 'rtl' : 'ltr'
  document.cookie = `django_language=${now}; path=/; max-age=31536000; samesite=lax`
}
