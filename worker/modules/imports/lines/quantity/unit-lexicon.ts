import { unitSpellings, type UnitKind } from './units.table.ts'
import { foldWord } from '../fold-word.ts'

/** `word` is its first word as written, folded; `form` the spelling of the table that it is; `name` the first of those. */
export type UnitMatch = { end: number; kind: UnitKind; name: string; word: string; form: string }

export type UnitReader = (line: string, index: number) => UnitMatch | null

type Entry = { words: string[]; kind: UnitKind; name: string }
type Lexicon = { get(word: string): Entry[] | undefined }

/** Built-in units win over the household's own. */
export function unitReader(own: Iterable<string> = []): UnitReader {
  const added = new Map<string, Entry[]>()
  const lexicon: Lexicon = { get: (word) => added.get(word) ?? builtIn.get(word) }
  const builtInUnits: Lexicon = { get: (word) => builtIn.get(word) }
  for (const name of own) {
    // What the table knows it reads better, as it knows what the unit is.
    if (read(builtInUnits, new Map(), name.trim(), 0)?.end === name.trim().length) continue
    const words = name.trim().split(/\s+/u).map(foldWord).filter(Boolean)
    const first = words[0]
    if (first === undefined) continue
    const known = lexicon.get(first) ?? []
    if (known.some((entry) => entry.words.join(' ') === words.join(' '))) continue
    added.set(first, byLength([...known, { words, kind: 'own', name }]))
  }
  const known = new Map<string, Candidates>()
  return (line, index) => read(lexicon, known, line, index)
}

/** Cached, as most words of a line are looked up several times. */
type Candidates = { head: string; entries: Entry[] }
const MAX_KNOWN = 2_000

function candidates(lexicon: Lexicon, known: Map<string, Candidates>, text: string): Candidates {
  const there = known.get(text)
  if (there) return there
  const head = caseSensitiveUnits.get(text) ?? foldWord(text)
  const found = { head, entries: spellings(head).flatMap((key) => lexicon.get(key) ?? []) }
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(text, found)
  return found
}

function compile(): Map<string, Entry[]> {
  const lexicon = new Map<string, Entry[]>()
  for (const [kind, table] of Object.entries(unitSpellings) as [UnitKind, string][])
    for (const unit of table.split(';')) {
      const name = unit.split(',')[0]?.trim() ?? ''
      for (const form of unit.split(',')) {
        const words = form
          .trim()
          .split(/\s+/)
          .map((word) => (isEastAsian(word.charCodeAt(0)) ? word : foldWord(word)))
        const first = words[0] ?? ''
        lexicon.set(first, byLength([...(lexicon.get(first) ?? []), { words, kind, name }]))
      }
    }
  return lexicon
}

const matchOf = ({ kind, name, words }: Entry) => ({ kind, name, form: words.join(' ') })

const byLength = (entries: Entry[]) => entries.sort((a, b) => b.words.length - a.words.length)

/** Case decides: T is a tablespoon and t a teaspoon; KL is a Slovak spoon, while kl. means a small food. */
const caseSensitiveUnits = new Map([
  ['T', 'tbsp'],
  ['T.', 'tbsp'],
  ['t', 'tsp'],
  ['t.', 'tsp'],
  ['KL', 'lyzicka'],
  // Folded, these would be centilitres.
  ['ČL', 'lzicka'],
  ['čl', 'lzicka'],
  ['čl.', 'lzicka'],
  ['kl.', ''],
])

const isEastAsian = (code: number) => code >= 0x3040
const wordRun = /[\p{L}\p{M}.'’]+(?:\/(?:n|s|en|e|er)(?![\p{L}\d]))?(?:\((?:n|s|en|er|e|es|je|nen)\)(?![\p{L}\d]))?/uy
const bracketed = /\(\p{L}{2,12}\)/uy
const space = /\s*/y

function wordAt(line: string, index: number, inPhrase: boolean): { text: string; end: number } | null {
  const code = line.charCodeAt(index)
  if (code === 35 || code === 34 || code === 0x2033 || code === 0x201d)
    return { text: line.charAt(index), end: index + 1 }
  const run = inPhrase && code === 40 ? bracketed : wordRun
  run.lastIndex = index
  const match = run.exec(line)
  return match && { text: match[0], end: index + match[0].length }
}

function read(lexicon: Lexicon, known: Map<string, Candidates>, line: string, index: number): UnitMatch | null {
  const first = wordAt(line, index, false)
  if (!first) return null
  if (isEastAsian(line.charCodeAt(index))) return readEastAsian(lexicon, first.text, index)
  const cut = first.text.search(/[\u3040-\uffff]/)
  if (cut > 0) Object.assign(first, { text: first.text.slice(0, cut), end: index + cut })
  const { head, entries } = candidates(lexicon, known, first.text)
  for (const entry of entries) {
    const end = endOf(entry.words, line, first.end)
    if (end !== null && !continues(line, end)) return { ...matchOf(entry), end, word: head }
  }
  return null
}

function endOf(words: string[], line: string, start: number): number | null {
  let end = start
  for (let i = 1; i < words.length; i++) {
    space.lastIndex = end
    space.exec(line)
    const next = wordAt(line, space.lastIndex, true)
    if (!next) return null
    const expected = words[i] ?? ''
    if (!spellings(foldWord(next.text)).includes(expected)) {
      const glued = expected.length === 1 && foldWord(next.text) === words.slice(i).join('')
      return glued ? next.end : null
    }
    end = next.end
  }
  return end
}

/** "c-shaped", "in-law": a hyphen and a letter continue the word; in "g-2G" and "inch-thick" they do not. */
const continues = (line: string, end: number) =>
  /^(?:[-–](?!thick|long|wide|square|diameter|deep|piece)\p{L}|\p{L})/u.test(line.slice(end, end + 10)) &&
  !isEastAsian(line.charCodeAt(end))

function spellings(word: string): string[] {
  if (word.length < 4 || !word.endsWith('s')) return [word]
  return word.endsWith('es') ? [word, word.slice(0, -1), word.slice(0, -2)] : [word, word.slice(0, -1)]
}

/** Chinese and Japanese do not separate words, so the longest known start is the unit. */
function readEastAsian(lexicon: Lexicon, text: string, index: number): UnitMatch | null {
  for (let length = Math.min(6, text.length); length > 0; length--) {
    const word = text.slice(0, length)
    const entry = lexicon.get(word)?.find((candidate) => candidate.words.length === 1)
    if (entry) return { ...matchOf(entry), end: index + length, word }
  }
  return null
}

const builtIn = compile()
