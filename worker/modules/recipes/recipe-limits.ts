import { sql } from 'drizzle-orm'
import { membershipOf, type Context } from '../../kernel/log/context.ts'
import { invalid } from '../../kernel/contract/errors.ts'
import { requireThat, type Guard } from '../../kernel/log/guard.ts'
import { query } from '../../kernel/sql/query.ts'
import { settingsOf } from '../settings/space-settings.contract.ts'
import { recipesIn } from './recipe-tally.ts'

interface Full {
  recipes: number
  users: number
}

/** Which limits of the space so many more recipes would pass; editing and deleting ask for none. */
export const limits = (context: Context, space: number, more: number) => {
  const { recipes, users } = passed(context, space, more)
  return query<Full>(sql`SELECT ${recipes} AS recipes, ${users} AS users`)
}

/** There is still room for so many more recipes. */
export function roomFor(context: Context, space: number, more: number): Guard {
  const { recipes, users } = passed(context, space, more)
  return requireThat(sql`NOT (${recipes}) AND NOT (${users})`)
}

function passed(context: Context, space: number, more: number) {
  const { max_recipes, max_users } = settingsOf(membershipOf(context).settings)
  const recipes = max_recipes ? sql`${recipesIn(space)} + ${more} > ${max_recipes}` : sql`0`
  const users = max_users
    ? sql`(SELECT count(*) > ${max_users} FROM member WHERE space_id = ${space} AND NOT gone)`
    : sql`0`
  return { recipes, users }
}

export const refuseFull = ([full]: readonly Full[]): void => {
  const sentences = [
    ...(full?.recipes ? ['You have reached the maximum number of recipes for your space.'] : []),
    ...(full?.users ? ['You have more users than allowed in your space.'] : []),
  ]
  if (sentences.length > 0) throw invalid({ non_field_errors: [sentences.join(' ')] }, 'space.limit_reached')
}
