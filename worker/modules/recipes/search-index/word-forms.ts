import { foldName } from '#worker/kernel/contract/name-key.ts'

const SPELLED: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

/** Without accents, and with umlauts as on keyboards without them: `hahnchen`, `haehnchen`. */
export function spellingsOf(word: string): string[] {
  const spelled = word.normalize('NFC').replace(/[äöüøå]/g, (letter) => SPELLED[letter] ?? letter)
  return [...new Set([foldName(word), foldName(spelled)])]
}

export const accentedForms = (word: string): string[] => {
  const written = word.normalize('NFC')
  return written === foldName(word) ? [] : [written]
}

/**
 * A light stem: drops endings of plurals and cases in the languages of western Europe. It need not be a word, only the
 * same for both forms.
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

/** So that `kuchen` finds `apfelkuchen`. */
export const suffixesOf = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - MIN_PART_LENGTH - 1) }, (_, i) => word.slice(i + 2))

export const isLongEnoughForPart = (word: string): boolean => word.length >= MIN_PART_LENGTH
