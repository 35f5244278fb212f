import type { SearchFieldId, SearchPreference } from '../../searching/search-preference.contract.ts'
import type { Leaf, Question } from './parse-query.ts'
import { kind } from './index-texts.ts'
import { MOST_START_WORDS, token } from './search-tokens.ts'
import { accented, isPart, spellingsOf, stemOf } from './word-forms.ts'
import { pairsOf } from './split-words.ts'

/** One look into the index: an FTS5 expression, and the kinds of texts (as bits) in which a hit counts for a leaf. */
export interface Look {
  leaf: number
  match: string
  kinds: number
  /** The hit is but a part of a word. */
  part: boolean
}

const bit = (...kinds: number[]) => kinds.reduce((mask, one) => mask | (1 << one), 0)

const fieldKinds: Record<SearchFieldId, number> = {
  1: bit(kind.title),
  2: bit(kind.description),
  3: bit(kind.steps),
  4: bit(kind.food, kind.foodPlural),
  5: bit(kind.keyword),
  6: bit(kind.unit, kind.unitPlural),
}
const kindsOf = (fields: readonly SearchFieldId[]) => fields.reduce((mask, field) => mask | fieldKinds[field], 0)
const texts = bit(kind.description, kind.steps)
const everywhere = kindsOf([1, 2, 3, 4, 5, 6])
const shallow = bit(kind.title, kind.keyword)
const foods = bit(kind.food, kind.foodPlural)
/** One letter or two: nearly every text has words that begin so. */
const SHORT = 2

/** What each leaf is looked for, and where, as a person has set it. `loosely` also where words nearly as typed are. */
export function looksFor(
  space: number,
  { leaves }: Question,
  { unaccent, icontains, istartswith, trigram, fulltext }: SearchPreference,
  loosely: boolean,
): Look[] {
  const parts = kindsOf(icontains)
  const words = kindsOf(fulltext) | parts | (loosely ? kindsOf(trigram) : 0)
  const starts = kindsOf(istartswith)
  const folded = kindsOf(unaccent)
  // Where nobody set any way to search, only whole words count, wherever they stand.
  const none = words === 0 && starts === 0
  return leaves.flatMap((leaf, i) => {
    const looks = (kinds: number, part: boolean, match: (put: string, exact: boolean) => string | null): Look[] =>
      [
        { at: kinds & folded & ~texts, exact: false, mark: token.name },
        { at: kinds & folded & texts, exact: false, mark: token.text },
        { at: kinds & ~folded & ~texts, exact: true, mark: token.name },
        { at: kinds & ~folded & texts, exact: true, mark: token.text },
      ].flatMap(({ at, exact, mark }) => {
        const found = at === 0 ? null : match(space + mark, exact)
        return found === null ? [] : [{ leaf: i, match: found, kinds: at, part }]
      })
    if (leaf.begins) return looks(starts, false, (put) => startOf(leaf, space, put))
    const whole = none ? { ...leaf, open: false } : leaf
    const wanted = none ? everywhere : words
    if (isShort(leaf))
      return [
        ...looks(wanted & shallow, false, (put, exact) => wholeOf(whole, put, exact)),
        ...looks(wanted & foods, false, (put, exact) => wholeOf({ ...leaf, open: false }, put, exact)),
      ]
    return [
      ...looks(wanted, false, (put, exact) => wholeOf(whole, put, exact)),
      ...looks(parts & ~texts, true, () => partOf(leaf, space)),
    ]
  })
}

/** A word too short to be looked for in texts and, unless a food is called so, among foods. */
export const isShort = ({ words, run }: Leaf) => run === null && words.length === 1 && (words[0]?.length ?? 0) <= SHORT

/** Whole words, their stems, and the words that begin so. `exact`: a word with accents has to be written with them. */
function wholeOf({ words, run, open }: Leaf, put: string, exact: boolean): string {
  if (run !== null) return runOf(run, put)
  const more = open ? ' *' : ''
  const [word = '', ...next] = words
  if (next.length > 0) return `"${words.map((one) => put + plainForm(one)).join(' ')}"${more}`
  const written = exact ? accented(word) : []
  if (written.length > 0) return either(written.map((form) => `"${put}${form}"${more}`))
  const forms = spellingsOf(word)
  return either(forms.flatMap((form) => [`"${put}${form}"${more}`, `"${put}${stemOf(form)}"`]))
}

const plainForm = (word: string) => spellingsOf(word)[0] ?? word

/** Letters in their order: pairs that follow each other, or what begins with the only one. */
function runOf(run: string, put: string): string {
  const pairs = pairsOf(run)
  if (pairs.length === 1) return `"${put}${run}" *`
  return `"${pairs
    .slice(0, -1)
    .map((pair) => put + pair)
    .join(' ')}"`
}

function partOf({ words, run }: Leaf, space: number): string | null {
  const [word = ''] = words
  const parts = run === null && words.length === 1 ? spellingsOf(word).filter(isPart) : []
  return parts.length > 0 ? either(parts.map((form) => `"${space}${token.end}${form}" *`)) : null
}

function startOf({ words }: Leaf, space: number, put: string): string | null {
  const [first, ...next] = words.slice(0, MOST_START_WORDS).map(plainForm)
  if (first === undefined) return null
  return `"${[space + token.start + first, ...next.map((word) => put + word)].join(' ')}" *`
}

const either = (terms: readonly string[]): string => [...new Set(terms)].join(' OR ')
