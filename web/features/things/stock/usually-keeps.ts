import { freezerMonths, type KindOfFood } from './freezer-months.ts'

interface Keeps {
  kind: KindOfFood
  months: number
}

/** What a freezer does for a food, by its name or else by that of what it stands under: `Vegetables > Roots > Swedes`. */
export function usuallyKeeps(path: string): Keeps | undefined {
  for (const name of path.split(' > ').toReversed()) {
    const line = freezerMonths.find(({ words }) => words.split(/,\s*/).some((word) => isIn(name, word)))
    if (line) return line.kind && { kind: line.kind, months: line.months }
  }
  return undefined
}

function isIn(name: string, word: string): boolean {
  const letters = word.replaceAll('-', '')
  const start = word.startsWith('-') ? '' : startOfWord
  const end = word.endsWith('-') ? '' : endOfWord
  return new RegExp(`${start}${letters}${end}`, 'iu').test(name.normalize('NFC'))
}

const startOfWord = '(?<!\\p{L})'
/** Also of the English plural. */
const endOfWord = '(?:e?s)?(?!\\p{L})'
