import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, personOf, type Context } from '../../kernel/context.ts'
import { among } from '../../kernel/sql.ts'
import { cookedConditions } from './filter.cooked.ts'
import { makenowCondition } from './filter.makenow.ts'
import { viewedConditions } from './filter.viewed.ts'
import { setConditions } from './filter.sets.ts'
import { open } from './recipe.access.ts'
import { dayAfter, type Params } from './recipe.params.ts'

/** Ids that come from the database go into the text of a statement, which has room for a hundred parameters only. */
export const scopeOf = (context: Context) => ({
  here: sql.raw(String(membershipOf(context).space)),
  me: sql.raw(String(personOf(context).id)),
})

/** What a recipe `r` has to be to stand in the list: there, open to the asker, and as the parameters say. */
export function recipeConditions(context: Context, params: Params): SQL[] {
  const { here, me } = scopeOf(context)
  const steps = params.ids('steps')
  const [creator] = params.ids('createdby')
  const internal = params.flag('internal')
  return [
    sql`r.space_id = ${here}`,
    sql`r.deleted_with IS NULL`,
    open(context, sql`r`),
    ...setConditions(here, params),
    ...cookedConditions(here, me, params),
    ...viewedConditions(here, me, params),
    ...dates('created_at', 'createdon', params),
    ...dates('updated_at', 'updatedon', params),
    ...makenowCondition(context, here, params),
    ...(creator === undefined ? [] : [sql`r.created_by = ${creator}`]),
    ...(internal === undefined ? [] : [internal ? sql`r.internal` : sql`NOT r.internal`]),
    ...(steps.length > 0
      ? [sql`r.id IN (SELECT recipe FROM step WHERE space_id = ${here} AND ${among(sql`id`, steps)})`]
      : []),
  ]
}

/** On a day, from a day on, up to and including a day. */
function dates(column: 'created_at' | 'updated_at', name: 'createdon' | 'updatedon', params: Params): SQL[] {
  const on = params.day(name)
  const from = on ?? params.day(`${name}_gte`)
  const to = on ?? params.day(`${name}_lte`)
  const time = sql`r.${sql.raw(column)}`
  return [...(from ? [sql`${time} >= ${from}`] : []), ...(to ? [sql`${time} < ${dayAfter(to)}`] : [])]
}
