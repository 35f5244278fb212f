import type { SearchPreference } from '../../../searching/search-preference.contract.ts'
import { allOf, anyOf, type Condition, type TermReader } from './query-condition.ts'
import { parseOperators } from './query-operators.ts'
import { splitWords } from '../../search-index/split-words.ts'

/** Something that is looked for: one word, several in their order, or letters that are written without spaces. */
export interface SearchTerm {
  words: string[]
  /** Letters of a script without spaces; `words` is empty then. */
  run: string | null
  /** The last word may be the beginning of one. */
  open: boolean
  /** Looked for where it begins a name or a text, and nowhere else. */
  begins: boolean
}

export interface ParsedQuery {
  terms: SearchTerm[]
  condition: Condition
}

const MAX_LEAVES = 12
const MIN_PREFIX_LENGTH = 3

/** What a query asks for; null where it has no word to look for. */
export function parseQuery(query: string, { search, istartswith }: SearchPreference): ParsedQuery | null {
  const leaves: SearchTerm[] = []
  const add = (leaf: SearchTerm): Condition[] => (leaves.length < MAX_LEAVES ? [{ leaf: leaves.push(leaf) - 1 }] : [])
  const read: TermReader = {
    words: (text, open) => words(text, open).flatMap(add),
    phrase: (text, open) => phrase(text, open).flatMap(add),
  }
  const asked = readers[search](query, read) ?? allOf(read.words(query))
  const begins = istartswith.length > 0 ? prefixTerms(query).flatMap(add) : []
  const holds = anyOf([...(asked ? [asked] : []), ...begins])
  return holds && { terms: leaves, condition: holds }
}

/** Null where nothing is asked for, or where nobody can tell what is. */
const readers: Record<SearchPreference['search'], (query: string, read: TermReader) => Condition | null> = {
  plain: (query, { words }) => allOf(words(query)),
  phrase: (query, { phrase }) => allOf(phrase(query, true)),
  websearch,
  raw: parseOperators,
}

/** "words in quotes" in their order, `or` between alternatives, `-` before what must not be there. */
function websearch(query: string, read: TermReader): Condition | null {
  const alternatives: Condition[][] = [[]]
  for (const [piece, minus, quoted] of query.matchAll(/(-?)"([^"]*)"?|\S+/g)) {
    if (/^(or|\|)$/i.test(piece)) {
      alternatives.push([])
      continue
    }
    const bare = piece.replace(/^-(?=\S)/, '')
    const found = quoted === undefined ? allOf(read.words(bare)) : allOf(read.phrase(quoted))
    if (found) alternatives.at(-1)?.push(minus || (quoted === undefined && bare !== piece) ? { not: found } : found)
  }
  return anyOf(alternatives.flatMap((all) => allOf(all) ?? []))
}

/** Every word by itself, without those that say nothing. The last may still be being typed. */
function words(text: string, open = true): SearchTerm[] {
  const { spaced, runs } = splitWords(text)
  const telling = withoutFillers(spaced)
  return [
    ...telling.map((word, i) => ({
      words: [word],
      run: null,
      begins: false,
      open: open && (i === telling.length - 1 || word.length >= MIN_PREFIX_LENGTH),
    })),
    ...runs.map(unspaced),
  ]
}

/** The words in their order, as one. */
function phrase(text: string, open = false): SearchTerm[] {
  const { spaced, runs } = splitWords(text)
  return [...(spaced.length > 0 ? [{ words: spaced, run: null, open, begins: false }] : []), ...runs.map(unspaced)]
}

const unspaced = (run: string): SearchTerm => ({ words: [], run, open: false, begins: false })

/** All that was typed, as something may begin with it. */
const prefixTerms = (text: string): SearchTerm[] =>
  phrase(text, true)
    .filter(({ run }) => run === null)
    .map((leaf) => ({ ...leaf, begins: true }))

/** Words that say nothing about a dish, in the languages most recipes here are in. */
const FILLERS = new Set(
  `a an and the of with for in on to
  der die das und mit von im in zu zum zur ein eine fuer für aus
  le la les l d de du des et avec au aux en un une
  el los las y con del al
  il lo gli e di da alla con
  de het een en met van
  og med och`.split(/\s+/),
)

/** A query's words without the fillers, unless it has no others. The last one stays: it may be the start of another word. */
function withoutFillers(words: readonly string[]): string[] {
  const telling = words.filter((word, i) => !FILLERS.has(word) || i === words.length - 1)
  const last = telling.at(-1)
  return telling.length > 1 && last !== undefined && FILLERS.has(last) ? telling.slice(0, -1) : telling
}
