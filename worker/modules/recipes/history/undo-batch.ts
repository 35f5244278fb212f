import { sql } from 'drizzle-orm'
import { personOf } from '#worker/kernel/log/context.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { rowIdsOf, reversal, type Undoer } from '#worker/kernel/resource/undo/undo.ts'
import { readableRecipe } from '#worker/access/recipe.access.ts'
import { recipeDecider } from '../recipe.decider.ts'
import type { RecipeState } from '../recipe-state.ts'
import { refuseChangedSince, sectionsBefore } from './sections.ts'
import { revisionsOf, type LoggedRecipeEvent } from './recipe-revision.ts'

export const undoBatch: Undoer = (events, { context, store: { space } }) => {
  const ids = rowIdsOf(events)
  // Steps are read only where they changed: those of many recipes exceed one answer of the database.
  const isOfSteps = events.some(({ type }) => type === 'recipe.steps_set')
  const data = isOfSteps
    ? sql`data`
    : sql`iif(type IN ('recipe.created', 'recipe.steps_set') AND data <> 'null', json_set(data, '$.steps', json('[]')), data)`
  const load = {
    log: query<LoggedRecipeEvent & { stream: string }>(
      sql`SELECT seq, stream, version, type, ${data} AS data, at, meta ->> 'user' AS user, NULL AS client, NULL AS actor FROM event
        WHERE space_id = ${space} AND ${inValues(
          sql`stream`,
          ids.map((id) => `recipe:${id}`),
        )} ORDER BY stream, version`,
      { json: ['data'] },
    ),
    seen: query<{ id: number; version: number }>(sql`SELECT recipe.id, recipe.version FROM recipe
      WHERE recipe.space_id = ${space} AND ${inValues(sql`recipe.id`, ids)} AND recipe.deleted_with IS NULL AND ${readableRecipe(context)}`),
    merged: query<{ id: number; into: number }>(
      sql`SELECT id, "into" FROM merged WHERE space_id = ${space} AND kind = 'keyword'`,
    ),
  }
  return reversal(load, ({ log, seen, merged }) => {
    if (seen.length < ids.length) throw notFound()
    const today = (id: number): number => {
      const into = merged.find((one) => one.id === id)?.into
      return into === undefined ? id : today(into)
    }
    return {
      appends: ids.map((id) => {
        const commits = revisionsOf(log.filter(({ stream }) => stream === `recipe:${id}`))
        const first = events.find(({ data }) => (data as { id: number }).id === id)?.version ?? 0
        const save = commits.find((commit) => commit.first <= first && first <= commit.version)
        const now = commits.at(-1)?.after
        if (!save?.before || !now) throw notFound()
        refuseChangedSince(
          save,
          commits.flatMap((commit) => commit.events),
        )
        return {
          stream: `recipe:${id}`,
          expected: seen.find((row) => row.id === id)?.version ?? 0,
          events: revertedRecipe(now, sectionsBefore(save.events, save.before), { today, by: personOf(context).id }),
        }
      }),
      respond: () => ({ recipes: ids }),
    }
  })
}

function revertedRecipe(
  now: RecipeState,
  { image, keywords, ...before }: ReturnType<typeof sectionsBefore>,
  { today, by }: { today: (keyword: number) => number; by: number },
) {
  const wanted = { ...before, ...(keywords ? { keywords: [...new Set(keywords.map(today))] } : {}) }
  return [
    ...recipeDecider.decide.change(now, { wanted, by }),
    ...(image === undefined ? [] : recipeDecider.decide.image(now, { image })),
  ]
}
