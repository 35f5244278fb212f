import { endsOf, isPart, spellingsOf, stemOf } from './word.forms.ts'
import { pairsOf, wordsOf } from './word.split.ts'
import { withoutFillers } from './word.fillers.ts'

/**
 * What the search index holds and what it is asked. The index is one for many spaces, so every token carries its space;
 * otherwise a search would read everybody's postings. After the space stands what the token is: `_` a word of a name,
 * `-` the end of one, `.` a word of a text.
 */
const NAME = '_'
const END = '-'
const TEXT = '.'

/** Tokens of a title or a name. */
export function nameTokens(space: number, name: string): string {
  const forms = formsOf(name)
  return tokens([...forms.map((form) => space + NAME + form), ...endings(name).map((end) => space + END + end)])
}

/** Tokens of a description or of instructions. */
export const textTokens = (space: number, text: string): string =>
  tokens(formsOf(text).map((form) => space + TEXT + form))

/** One word of a query, as two FTS5 expressions: for whole words and their beginnings, and for parts of words. */
export interface WordQuery {
  word: string
  whole: string
  part: string | null
  /** Too short to be looked for in anything but titles and keywords. */
  shallow: boolean
}

const MOST_WORDS = 12
const LONG_ENOUGH = 3

/** What a query asks of the index. Every one of its words has to be found; the last may still be being typed. */
export function queryWords(space: number, query: string): WordQuery[] {
  const { spaced, runs } = wordsOf(query)
  const words = withoutFillers(spaced)
  const asked = words.map((word, i) => wordQuery(space, word, i === words.length - 1 || word.length >= LONG_ENOUGH))
  const pairs = runs.flatMap((run) => (run.length > 1 ? pairsOf(run).slice(0, -1) : [run]))
  return [...asked, ...pairs.map((pair) => pairQuery(space, pair))].slice(0, MOST_WORDS)
}

function wordQuery(space: number, word: string, open: boolean): WordQuery {
  const spellings = spellingsOf(word)
  const kinds = word.length === 1 ? [NAME] : [NAME, TEXT]
  const whole = kinds.flatMap((kind) =>
    spellings.flatMap((form) => [`"${space}${kind}${form}"${open ? ' *' : ''}`, `"${space}${kind}${stemOf(form)}"`]),
  )
  const parts = spellings.filter(isPart).map((form) => `"${space}${END}${form}" *`)
  return { word, whole: either(whole), part: parts.length > 0 ? either(parts) : null, shallow: word.length === 1 }
}

const pairQuery = (space: number, pair: string): WordQuery => ({
  word: pair,
  whole: either([NAME, TEXT].map((kind) => `"${space}${kind}${pair}" *`)),
  part: null,
  shallow: false,
})

const formsOf = (text: string): string[] => {
  const { spaced, runs } = wordsOf(text)
  const folded = spaced.flatMap(spellingsOf)
  return [...folded, ...folded.map(stemOf), ...runs.flatMap(pairsOf)]
}

const endings = (name: string): string[] => wordsOf(name).spaced.flatMap(spellingsOf).flatMap(endsOf)

const tokens = (all: readonly string[]): string => [...new Set(all)].join(' ')
const either = (terms: readonly string[]): string => [...new Set(terms)].join(' OR ')
