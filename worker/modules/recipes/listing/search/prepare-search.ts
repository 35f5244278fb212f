import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { foldName } from '#worker/kernel/contract/name-key.ts'
import {
  searchDefaults,
  searchPreferenceOf,
  type SearchPreference,
} from '#worker/modules/searching/search-preference.contract.ts'
import { isShortTerm, indexLookups } from './index-lookups.ts'
import { parseQuery, type ParsedQuery } from './parse-query.ts'
import { matchingRecipes } from './matching-recipes.ts'

export interface Search {
  matches: SQL
  /** Words to correct where nothing is found; empty for people who do not want that. */
  words: string[]
}

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

/** So many matches are enough for a person who has typed only a letter or two. */
const MAX_SHORT = 500

const isOneShortWord = ({ terms, condition }: ParsedQuery) => 'leaf' in condition && terms.every(isShortTerm)

/** Titles, and texts of steps, which contain the names of the steps. */
const nameSearch: SearchPreference = { ...searchDefaults, icontains: [1], trigram: [], fulltext: [1, 3] }

export function recipeNameMatches(space: number, typed: string): SQL {
  const question = parseQuery(typed, nameSearch)
  return question
    ? matchingRecipes(space, indexLookups(space, question, nameSearch, false), { holds: question.condition })
    : literalMatches(space, typed)
}

/** No index of words holds mere signs, so these are looked for in titles. */
const literalMatches = (space: number, typed: string): SQL =>
  sql`SELECT id AS recipe, 0 AS score FROM recipe
    WHERE space_id = ${sql.raw(String(space))} AND deleted_with IS NULL AND instr(name_fold, ${foldName(typed)}) > 0`
