import type { Language } from '#worker/kernel/contract/languages.contract.ts'
import de from './de.json'
import en from './en.json'
import { overlay, type Sparse } from './overlay.ts'

export interface Texts {
  mails: typeof en.mails
  starter: Starter
  /** The name of the book of somebody's favourites. */
  favourites: string
  /** Names of exports, and what a website of recipes says. */
  exports: typeof en.exports
  /** What pages say that stand within other sites. */
  embeds: typeof en.embeds
  /** The name of a step that holds nothing but a picture. */
  picture: string
}

/** What a new space begins with. */
interface Starter {
  space: string
  household: string
  meals: readonly { name: string; time: string; color: string }[]
  /** `base` is the measure that amounts are converted by, where it is one. */
  units: readonly { name: string; plural: string; base?: string | undefined }[]
  categories: readonly string[]
}

const inEnglishElse = (given: Sparse<Texts>): Texts => overlay<Texts>(en, given)

/** What the server says by itself, in mails and in new spaces. */
export const texts: Record<Language, Texts> = { en, de: inEnglishElse(de) }

/** A text with its `{{name}}` places filled in. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string => {
  const known = new Map(Object.entries(values))
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => known.get(name) ?? place)
}
