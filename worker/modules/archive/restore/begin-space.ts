import { sql } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { shardNames } from '#worker/kernel/sql/shards.ts'
import { leastCrowdedShard } from '#worker/modules/spaces/provision-space.ts'

interface Begun {
  space: number
  shard: string
  /** Numbers of the archive's households with those that they get. */
  households: [number, number][]
}

/** A number and a place for a space that nobody sees yet. Who is cut off here leaves an empty one, which goes. */
export async function beginSpace(
  context: Context,
  job: { space: number; id: number },
  households: readonly number[],
): Promise<Begun> {
  const { ids, crowd } = await context.directory.read({
    ids: reserveIds(0, { space: 1, household: households.length }),
    crowd: query<{ shard: string; n: number }>(sql`SELECT shard, count(*) AS n FROM space GROUP BY shard`),
  })
  const next = idAllocator(ids)
  const space = next('space')
  const shard = leastCrowdedShard(shardNames(context.env), crowd)
  await context.spaceDatabase(shard).batch([
    sql`INSERT INTO restoring (space_id, made, job, state, events, at)
      VALUES (${job.space}, ${space}, ${job.id}, 'open', 0, ${context.at})`,
  ])
  return { space, shard, households: households.map((was) => [was, next('household')]) }
}
