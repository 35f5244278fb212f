import { sql } from 'drizzle-orm'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { invalid } from '#worker/kernel/contract/errors.ts'
import { guardThat, type Guard } from '#worker/kernel/log/guard.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { settingsOf } from '#worker/modules/settings/space-settings.contract.ts'
import { countRecipes } from './recipe-tally.ts'

interface ExceededLimits {
  recipes: number
  users: number
}

/** Creation alone asks: edits and deletions pass in a full space. */
export const exceededLimits = (context: Context, space: number, more: number) => {
  const { recipes, users } = limitConditions(context, space, more)
  return query<ExceededLimits>(sql`SELECT ${recipes} AS recipes, ${users} AS users`)
}

export function requireRecipeRoom(context: Context, space: number, more: number): Guard {
  const { recipes, users } = limitConditions(context, space, more)
  return guardThat(sql`NOT (${recipes}) AND NOT (${users})`)
}

function limitConditions(context: Context, space: number, more: number) {
  const { max_recipes, max_users } = settingsOf(membershipOf(context).settings)
  const recipes = max_recipes ? sql`${countRecipes(space)} + ${more} > ${max_recipes}` : sql`0`
  const users = max_users
    ? sql`(SELECT count(*) > ${max_users} FROM member WHERE space_id = ${space} AND NOT gone)`
    : sql`0`
  return { recipes, users }
}

export const RECIPES_FULL = 'You have reached the maximum number of recipes for your space.'
export const LIMIT_REACHED = 'space.limit_reached'

export const refuseExceeded = ([full]: readonly ExceededLimits[]): void => {
  const sentences = [
    ...(full?.recipes ? [RECIPES_FULL] : []),
    ...(full?.users ? ['You have more users than allowed in your space.'] : []),
  ]
  if (sentences.length > 0) throw invalid({ non_field_errors: [sentences.join(' ')] }, LIMIT_REACHED)
}
