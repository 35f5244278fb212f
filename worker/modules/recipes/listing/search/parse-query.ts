import type { SearchPreference } from '#worker/modules/searching/search-preference.contract.ts'
import { allOf, anyOf, type Condition, type TermReader } from './query-condition.ts'
import { parseOperators } from './query-operators.ts'
import { splitWords } from '../../search-index/split-words.ts'

export interface SearchTerm {
  words: string[]
  /** Letters of a script without spaces; `words` is then empty. */
  run: string | null
  /** The last word may be incomplete. */
  open: boolean
  /** Matches only at the beginning of a name or a text. */
  begins: boolean
}

export interface ParsedQuery {
  terms: SearchTerm[]
  condition: Condition
}

const MAX_LEAVES = 12
const MIN_PREFIX_LENGTH = 3

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

/** Null where nothing is asked for, or the query does not parse. */
const readers: Record<SearchPreference['search'], (query: string, read: TermReader) => Condition | null> = {
  plain: (query, { words }) => allOf(words(query)),
  phrase: (query, { phrase }) => allOf(phrase(query, true)),
  websearch,
  raw: parseOperators,
}

/** Words in "quotes" are a phrase, `or` separates alternatives, `-` excludes. */
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

/** Each word by itself, without fillers. The last word may be incomplete. */
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

function phrase(text: string, open = false): SearchTerm[] {
  const { spaced, runs } = splitWords(text)
  return [...(spaced.length > 0 ? [{ words: spaced, run: null, open, begins: false }] : []), ...runs.map(unspaced)]
}

const unspaced = (run: string): SearchTerm => ({ words: [], run, open: false, begins: false })

const prefixTerms = (text: string): SearchTerm[] =>
  phrase(text, true)
    .filter(({ run }) => run === null)
    .map((leaf) => ({ ...leaf, begins: true }))

/** Words that say nothing about a dish, in the languages of most recipes here. */
const FILLERS = new Set(
  `a an and the of with for in on to
  der die das und mit von im in zu zum zur ein eine fuer für aus
  le la les l d de du des et avec au aux en un une
  el los las y con del al
  il lo gli e di da alla con
  de het een en met van
  og med och`.split(/\s+/),
)

/** Keeps fillers where there are no other words. The last word stays, since it may be the start of another. */
function withoutFillers(words: readonly string[]): string[] {
  const telling = words.filter((word, i) => !FILLERS.has(word) || i === words.length - 1)
  const last = telling.at(-1)
  return telling.length > 1 && last !== undefined && FILLERS.has(last) ? telling.slice(0, -1) : telling
}
