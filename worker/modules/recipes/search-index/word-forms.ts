import { foldName } from '../../../kernel/contract/name-key.ts'

const SPELLED: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

/** A word without accents, and as it is spelled where the keyboard has no umlauts: `hahnchen`, `haehnchen`. */
export function spellingsOf(word: string): string[] {
  const spelled = word.normalize('NFC').replace(/[äöüøå]/g, (letter) => SPELLED[letter] ?? letter)
  return [...new Set([foldName(word), foldName(spelled)])]
}

/** The word as it is written, where that is with accents. */
export const accentedForms = (word: string): string[] => {
  const written = word.normalize('NFC')
  return written === foldName(word) ? [] : [written]
}

/**
 * A light stem: endings that mark a plural or a case in the languages of western Europe go, the rest stays. It need not
 * be a word; it only has to be the same for both forms.
 */
export function stemOf(word: string): string {
  const singular = withoutPlural(word)
  const bare = singular.replace(/(?:en|er|e|n)$/, '')
  if (bare !== singular && bare.length >= 4) return bare
  const open = singular.replace(/[aio]$/, '')
  return open.length >= 5 ? open : singular
}

function withoutPlural(word: string): string {
  if (word.length >= 6 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length >= 5 && /(?:o|s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  if (word.length >= 4 && /(?:[^s]s|eaux|eux)$/.test(word)) return word.slice(0, -1)
  return word
}

const MIN_PART_LENGTH = 4

/** The ends of a long word, so that `kuchen` finds `apfelkuchen`. */
export const suffixesOf = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - MIN_PART_LENGTH - 1) }, (_, i) => word.slice(i + 2))

export const isLongEnoughForPart = (word: string): boolean => word.length >= MIN_PART_LENGTH
