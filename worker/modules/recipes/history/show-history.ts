import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { answer, type Answer } from '#worker/kernel/log/execute.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { wasReadableBy } from '#worker/access/recipe.access.ts'
import { requireVisibleRecipe, recipeVisibleQuery } from '#worker/access/require-visible-recipe.ts'
import { diffRecipes } from './diff-recipes.ts'
import type { RecipeVersion, recipeHistory } from './history.contract.ts'
import { recipeLog } from './log.read.ts'
import { namesFrom, nameQueries } from './names.read.ts'
import { revisionsOf, visibleRevisions, type RecipeRevision } from './recipe-revision.ts'

/** The newest first. States that were hidden from the asker stay hidden. */
export async function showHistory(context: Context, id: number): Promise<Answer<z.output<typeof recipeHistory>>> {
  const { space, shard } = membershipOf(context)
  const db = context.spaceDatabase(shard)
  const { log, recipe, visible } = await db.read({
    log: recipeLog(space, id),
    recipe: query<{ deleted: boolean }>(
      sql`SELECT deleted_with IS NOT NULL AS deleted FROM recipe WHERE space_id = ${space} AND id = ${id}`,
      { bool: ['deleted'] },
    ),
    visible: recipeVisibleQuery(context, id),
  })
  requireVisibleRecipe(recipe[0] ?? null, visible)
  const me = personOf(context).id
  const commits = visibleRevisions((state) => wasReadableBy(me, state), revisionsOf(log))
  const names = namesFrom(
    context,
    await db.read(
      nameQueries(
        context,
        commits.flatMap(({ before, after }) => [before ?? [], after].flat()),
      ),
    ),
  )
  const version = ({ before, after, events, ...commit }: RecipeRevision): RecipeVersion => ({
    version: commit.version,
    seq: commit.seq,
    at: commit.at,
    actor: commit.actor,
    client: commit.client,
    restored_from: events.flatMap(({ type, data }) => (type === 'recipe.reverted' ? [data.to] : []))[0] ?? null,
    created: events[0]?.type === 'recipe.created',
    changes: diffRecipes(before, after, names),
  })
  const results = commits.map(version).toReversed()
  return answer({ count: results.length, next: null, previous: null, timestamp: context.at, results })
}
