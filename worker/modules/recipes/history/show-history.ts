import { sql } from 'drizzle-orm'
import { membershipOf, personOf, type Context } from '../../../kernel/log/context.ts'
import type { Answer } from '../../../kernel/log/execute.ts'
import { query } from '../../../kernel/sql/query.ts'
import { wasOpenTo } from '../../../access/recipe.access.ts'
import { admitted, seenBy } from '../../../access/admit-recipe.ts'
import { differenceOf } from './difference.ts'
import type { RecipeVersion } from './history.contract.ts'
import { recipeLog } from './log.read.ts'
import { namesFrom, nameQueries } from './names.read.ts'
import { commitsOf, shownTo, type Commit } from './timeline.ts'

/**
 * Every version of a recipe, the newest first: who, when, and what was different from the one before. What it was while it
 * was hidden from the asker stays hidden.
 */
export async function showHistory(context: Context, id: number): Promise<Answer> {
  const { space, shard } = membershipOf(context)
  const db = context.spaceDatabase(shard)
  const { log, recipe, visible } = await db.read({
    log: recipeLog(space, id),
    recipe: query<{ deleted: boolean }>(
      sql`SELECT deleted_with IS NOT NULL AS deleted FROM recipe WHERE space_id = ${space} AND id = ${id}`,
      { bool: ['deleted'] },
    ),
    visible: seenBy(context, id),
  })
  admitted(recipe[0] ?? null, visible)
  const me = personOf(context).id
  const commits = shownTo((state) => wasOpenTo(me, state), commitsOf(log))
  const names = namesFrom(
    context,
    await db.read(
      nameQueries(
        context,
        commits.flatMap(({ before, after }) => [before ?? [], after].flat()),
      ),
    ),
  )
  const version = ({ before, after, events, ...commit }: Commit): RecipeVersion => ({
    version: commit.version,
    seq: commit.seq,
    at: commit.at,
    actor: commit.actor,
    client: commit.client,
    restored_from: events.flatMap(({ type, data }) => (type === 'recipe.reverted' ? [data.to] : []))[0] ?? null,
    created: events[0]?.type === 'recipe.created',
    changes: differenceOf(before, after, names),
  })
  const results = commits.map(version).toReversed()
  return {
    status: 200,
    events: [],
    body: { count: results.length, next: null, previous: null, timestamp: context.at, results },
  }
}
