import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, type Context } from '../../../../kernel/log/context.ts'
import { foldName } from '../../../../kernel/contract/name-key.ts'
import {
  searchDefaults,
  searchPreferenceOf,
  type SearchPreference,
} from '../../../searching/search-preference.contract.ts'
import { isShortTerm, indexLookups } from './index-lookups.ts'
import { parseQuery, type ParsedQuery } from './parse-query.ts'
import { matchingRecipes } from './matching-recipes.ts'

/** A search, ready to be made a part of a statement. */
export interface Search {
  /** Rows of `(recipe, score)`. */
  matches: SQL
  /** Words that, where nothing is found, may be meant to be others; none where nobody wants that. */
  words: string[]
}

/** What the asker looks for by what they typed, in their own way; null where they typed nothing. */
export function prepareSearch(context: Context, typed: string | undefined, loosely = false): Search | null {
  if (!typed) return null
  const { space } = membershipOf(context)
  const preference = searchPreferenceOf(context.identity?.preference ?? {})
  const question = parseQuery(typed, preference)
  if (!question) return { matches: literalMatches(space, typed), words: [] }
  const { search, trigram } = preference
  const guessing = trigram.length > 0 && (search === 'plain' || search === 'phrase')
  return {
    matches: matchingRecipes(space, indexLookups(space, question, preference, loosely), {
      holds: question.condition,
      most: isOneShortWord(question) ? MAX_SHORT : null,
    }),
    words: guessing ? question.terms.flatMap(({ words, begins }) => (begins ? [] : words)) : [],
  }
}

/** Whoever typed a letter or two is still typing: so many of what begins so are enough to go on. */
const MAX_SHORT = 500

const isOneShortWord = ({ terms, condition }: ParsedQuery) => 'leaf' in condition && terms.every(isShortTerm)

/** Names are titles here, and what is written in steps, among it their names. */
const nameSearch: SearchPreference = { ...searchDefaults, icontains: [1], trigram: [], fulltext: [1, 3] }

/** Recipes, as rows of `(recipe, score)`, that may have what was typed in their titles or the names of their steps. */
export function recipeNameMatches(space: number, typed: string): SQL {
  const question = parseQuery(typed, nameSearch)
  return question
    ? matchingRecipes(space, indexLookups(space, question, nameSearch, false), { holds: question.condition })
    : literalMatches(space, typed)
}

/** Signs alone are in no index of words: titles that hold them. */
const literalMatches = (space: number, typed: string): SQL =>
  sql`SELECT id AS recipe, 0 AS score FROM recipe
    WHERE space_id = ${sql.raw(String(space))} AND deleted_with IS NULL AND instr(name_fold, ${foldName(typed)}) > 0`
