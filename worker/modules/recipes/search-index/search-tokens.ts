import { accentedForms, suffixesOf, spellingsOf, stemOf } from './word-forms.ts'
import { bigramsOf, splitWords } from './split-words.ts'

/**
 * What a token is, written after its space. Spaces share one index; without the space in each token, a search would
 * read the postings of all.
 */
export const tokenMark = {
  name: '_',
  text: '.',
  end: '-',
  start: '--',
} as const
type Mark = (typeof tokenMark)[keyof typeof tokenMark]

export const nameTokens = (space: number, name: string): string =>
  [
    ...sequence(space, tokenMark.name, name),
    ...unique(suffixesIn(name)).map((end) => space + tokenMark.end + end),
  ].join(' ')

export const textTokens = (space: number, text: string): string => sequence(space, tokenMark.text, text).join(' ')

export const MAX_START_WORDS = 6

/** Words in their order come first, for phrases; then their other forms; then the beginning of the text. */
function sequence(space: number, mark: Mark, text: string): string[] {
  const { spaced, runs } = splitWords(text)
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
