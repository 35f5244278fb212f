import type { SearchFieldId, SearchPreference } from '#worker/modules/searching/search-preference.contract.ts'
import type { SearchTerm, ParsedQuery } from './parse-query.ts'
import { textKind } from '../../search-index/index-texts.ts'
import { MAX_START_WORDS, tokenMark } from '../../search-index/search-tokens.ts'
import { accentedForms, isLongEnoughForPart, spellingsOf, stemOf } from '../../search-index/word-forms.ts'
import { bigramsOf } from '../../search-index/split-words.ts'

/** An FTS5 expression. `kinds` are bits: the kinds of texts in which a hit counts for the leaf. */
export interface IndexLookup {
  leaf: number
  match: string
  kinds: number
  part: boolean
}

const kindMask = (...kinds: number[]) => kinds.reduce((mask, one) => mask | (1 << one), 0)

const fieldKinds: Record<SearchFieldId, number> = {
  1: kindMask(textKind.title),
  2: kindMask(textKind.description),
  3: kindMask(textKind.steps),
  4: kindMask(textKind.food, textKind.foodPlural),
  5: kindMask(textKind.keyword),
  6: kindMask(textKind.unit, textKind.unitPlural),
}
const kindsOfFields = (fields: readonly SearchFieldId[]) => fields.reduce((mask, field) => mask | fieldKinds[field], 0)
const bodyKinds = kindMask(textKind.description, textKind.steps)
const allKinds = kindsOfFields([1, 2, 3, 4, 5, 6])
const titleAndKeywordKinds = kindMask(textKind.title, textKind.keyword)
const foodKinds = kindMask(textKind.food, textKind.foodPlural)
/** Nearly every text has words that begin with so few letters. */
const MAX_SHORT_LENGTH = 2

/** Lookups for each leaf, by the person's preference. `loosely` adds the fields that match similar words. */
export function indexLookups(
  space: number,
  { terms }: ParsedQuery,
  { unaccent, icontains, istartswith, trigram, fulltext }: SearchPreference,
  loosely: boolean,
): IndexLookup[] {
  const parts = kindsOfFields(icontains)
  const words = kindsOfFields(fulltext) | parts | (loosely ? kindsOfFields(trigram) : 0)
  const starts = kindsOfFields(istartswith)
  const folded = kindsOfFields(unaccent)
  // Without any way to search set, only whole words match, anywhere.
  const none = words === 0 && starts === 0
  return terms.flatMap((leaf, i) => {
    const looks = (
      kinds: number,
      part: boolean,
      match: (put: string, exact: boolean) => string | null,
    ): IndexLookup[] =>
      [
        { at: kinds & folded & ~bodyKinds, exact: false, mark: tokenMark.name },
        { at: kinds & folded & bodyKinds, exact: false, mark: tokenMark.text },
        { at: kinds & ~folded & ~bodyKinds, exact: true, mark: tokenMark.name },
        { at: kinds & ~folded & bodyKinds, exact: true, mark: tokenMark.text },
      ].flatMap(({ at, exact, mark }) => {
        const found = at === 0 ? null : match(space + mark, exact)
        return found === null ? [] : [{ leaf: i, match: found, kinds: at, part }]
      })
    if (leaf.begins) return looks(starts, false, (put) => prefixMatch(leaf, space, put))
    const whole = none ? { ...leaf, open: false } : leaf
    const wanted = none ? allKinds : words
    if (isShortTerm(leaf))
      return [
        ...looks(wanted & titleAndKeywordKinds, false, (put, exact) => wordMatch(whole, put, exact)),
        ...looks(wanted & foodKinds, false, (put, exact) => wordMatch({ ...leaf, open: false }, put, exact)),
      ]
    return [
      ...looks(wanted, false, (put, exact) => wordMatch(whole, put, exact)),
      ...looks(parts & ~bodyKinds, true, () => partMatch(leaf, space)),
    ]
  })
}

/** Too short for texts, and for foods unless one is called so. */
export const isShortTerm = ({ words, run }: SearchTerm) =>
  run === null && words.length === 1 && (words[0]?.length ?? 0) <= MAX_SHORT_LENGTH

function wordMatch({ words, run, open }: SearchTerm, put: string, exact: boolean): string {
  if (run !== null) return runMatch(run, put)
  const more = open ? ' *' : ''
  const [word = '', ...next] = words
  if (next.length > 0) return `"${words.map((one) => put + plainForm(one)).join(' ')}"${more}`
  const written = exact ? accentedForms(word) : []
  if (written.length > 0) return anyOfTerms(written.map((form) => `"${put}${form}"${more}`))
  const forms = spellingsOf(word)
  return anyOfTerms(forms.flatMap((form) => [`"${put}${form}"${more}`, `"${put}${stemOf(form)}"`]))
}

const plainForm = (word: string) => spellingsOf(word)[0] ?? word

function runMatch(run: string, put: string): string {
  const pairs = bigramsOf(run)
  if (pairs.length === 1) return `"${put}${run}" *`
  return `"${pairs
    .slice(0, -1)
    .map((pair) => put + pair)
    .join(' ')}"`
}

function partMatch({ words, run }: SearchTerm, space: number): string | null {
  const [word = ''] = words
  const parts = run === null && words.length === 1 ? spellingsOf(word).filter(isLongEnoughForPart) : []
  return parts.length > 0 ? anyOfTerms(parts.map((form) => `"${space}${tokenMark.end}${form}" *`)) : null
}

function prefixMatch({ words }: SearchTerm, space: number, put: string): string | null {
  const [first, ...next] = words.slice(0, MAX_START_WORDS).map(plainForm)
  if (first === undefined) return null
  return `"${[space + tokenMark.start + first, ...next.map((word) => put + word)].join(' ')}" *`
}

const anyOfTerms = (terms: readonly string[]): string => [...new Set(terms)].join(' OR ')
