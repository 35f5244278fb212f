import { accentedForms, suffixesOf, spellingsOf, stemOf } from './word-forms.ts'
import { bigramsOf, splitWords } from './split-words.ts'

/**
 * What the search index holds. The index is one for many spaces, so every token carries its space; otherwise a search
 * would read everybody's postings. After the space stands what the token is.
 */
export const tokenMark = {
  /** A word of a name. */
  name: '_',
  /** A word of a text. */
  text: '.',
  /** The end of a word of a name. */
  end: '-',
  /** The first word of a name or a text. */
  start: '--',
} as const
type Mark = (typeof tokenMark)[keyof typeof tokenMark]

/** Tokens of a title or a name. */
export const nameTokens = (space: number, name: string): string =>
  [
    ...sequence(space, tokenMark.name, name),
    ...unique(suffixesIn(name)).map((end) => space + tokenMark.end + end),
  ].join(' ')

/** Tokens of a description or of instructions. */
export const textTokens = (space: number, text: string): string => sequence(space, tokenMark.text, text).join(' ')

/** As many words as a query for the beginning of something compares. */
export const MAX_START_WORDS = 6

/** The words in their order, so that phrases are found; then what else they are found by; then how all begins. */
function sequence(space: number, mark: Mark, text: string): string[] {
  const { spaced, runs } = splitWords(text)
  // A long text is long by its repetitions: each word is worked out once.
  const forms = new Map([...new Set(spaced)].map((word) => [word, spellingsOf(word)]))
  const words = spaced.flatMap((word) => forms.get(word)?.slice(0, 1) ?? [])
  const others = [...forms].flatMap(([word, spelled]) => [...spelled, ...spelled.map(stemOf), ...accentedForms(word)])
  const [first, ...next] = words.slice(0, MAX_START_WORDS)
  const put = (form: string) => space + mark + form
  return [
    ...words.map(put),
    ...runs.flatMap(bigramsOf).map(put),
    ...unique(others, words).map(put),
    ...(first === undefined ? [] : [space + tokenMark.start + first, ...next.map(put)]),
  ]
}

const suffixesIn = (name: string): string[] => splitWords(name).spaced.flatMap(spellingsOf).flatMap(suffixesOf)

const unique = (all: readonly string[], except: readonly string[] = []): string[] => {
  const known = new Set(except)
  return [...new Set(all)].filter((one) => !known.has(one))
}
