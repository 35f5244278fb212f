import type { Language } from '#worker/kernel/contract/languages.contract.ts'

/** A language by its own name, as people look for it. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase(language))
}
