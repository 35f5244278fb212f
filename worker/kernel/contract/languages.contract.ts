/**
 * The languages that pages, mails and new spaces speak. One that was offered stays here, for events name it. What a new one
 * needs besides is in docs/decisions/0059-a-language-is-a-line-and-two-places-of-texts.md.
 */
export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

/** Those whose texts are still being written: what they lack is said in English, and no test minds. */
export const unfinished: readonly Language[] = []

/** The language of a tag such as `de-AT`; English where it is none of ours. */
export const languageOfTag = (tag: string | null | undefined): Language => {
  const [primary = ''] = /^\s*[a-z]+(?![a-z0-9_])/i.exec(tag ?? '') ?? []
  return languages.find((language) => language === primary.trim().toLowerCase()) ?? 'en'
}
