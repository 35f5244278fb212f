import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, type Context } from '../../../kernel/context.ts'
import { foldOf } from '../../../kernel/names.ts'
import { searchPreferenceOf } from '../../searching/search-preference.contract.ts'
import { looksFor } from './query.looks.ts'
import { parseQuery } from './query.parse.ts'
import { foundBy } from './search.sql.ts'

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
    found: foundBy(space, looksFor(space, question, preference, loosely), question.holds),
    words: guessing ? question.leaves.flatMap(({ words, begins }) => (begins ? [] : words)) : [],
  }
}

/** Signs alone are in no index of words: titles that hold them. */
const literally = (space: number, typed: string): SQL =>
  sql`SELECT id AS recipe, 0 AS score FROM recipe
    WHERE space_id = ${sql.raw(String(space))} AND deleted_with IS NULL AND instr(name_fold, ${foldOf(typed)}) > 0`
