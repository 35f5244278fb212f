import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, type Context } from '../../../kernel/log/context.ts'
import { foldOf } from '../../../kernel/contract/names.ts'
import {
  searchDefaults,
  searchPreferenceOf,
  type SearchPreference,
} from '../../searching/search-preference.contract.ts'
import { isShort, looksFor } from './query-looks.ts'
import { parseQuery, type Question } from './parse-query.ts'
import { foundBy } from './search-sql.ts'

/** A search, ready to be made a part of a statement. */
export interface Search {
  /** Rows of `(recipe, score)`. */
  found: SQL
  /** Words that, where nothing is found, may be meant to be others; none where nobody wants that. */
  words: string[]
}

/** What the asker looks for by what they typed, in their own way; null where they typed nothing. */
export function searchFor(context: Context, typed: string | undefined, loosely = false): Search | null {
  if (!typed) return null
  const { space } = membershipOf(context)
  const preference = searchPreferenceOf(context.identity?.preference ?? {})
  const question = parseQuery(typed, preference)
  if (!question) return { found: literally(space, typed), words: [] }
  const { search, trigram } = preference
  const guessing = trigram.length > 0 && (search === 'plain' || search === 'phrase')
  return {
    found: foundBy(space, looksFor(space, question, preference, loosely), {
      holds: question.holds,
      most: isOneShortWord(question) ? MOST_SHORT : null,
    }),
    words: guessing ? question.leaves.flatMap(({ words, begins }) => (begins ? [] : words)) : [],
  }
}

/** Whoever typed a letter or two is still typing: so many of what begins so are enough to go on. */
const MOST_SHORT = 500

const isOneShortWord = ({ leaves, holds }: Question) => 'leaf' in holds && leaves.every(isShort)

/** Names are titles here, and what is written in steps, among it their names. */
const byNames: SearchPreference = { ...searchDefaults, icontains: [1], trigram: [], fulltext: [1, 3] }

/** Recipes, as rows of `(recipe, score)`, that may have what was typed in their titles or the names of their steps. */
export function namesHolding(space: number, typed: string): SQL {
  const question = parseQuery(typed, byNames)
  return question ? foundBy(space, looksFor(space, question, byNames, false), question) : literally(space, typed)
}

/** Signs alone are in no index of words: titles that hold them. */
const literally = (space: number, typed: string): SQL =>
  sql`SELECT id AS recipe, 0 AS score FROM recipe
    WHERE space_id = ${sql.raw(String(space))} AND deleted_with IS NULL AND instr(name_fold, ${foldOf(typed)}) > 0`
