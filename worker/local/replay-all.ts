import { sql } from 'drizzle-orm'
import { Database } from '#worker/kernel/sql/database.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import type { Projection } from '#worker/kernel/log/projection.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { replayTargetsIn } from '#worker/kernel/log/replay/replay-targets.ts'
import { replay, type ReplayDifference } from '#worker/kernel/log/replay/replay.ts'
import { databaseByName, shardNames } from '#worker/kernel/sql/shards.ts'

interface ReplayReport {
  spaces: number
  events: number
  milliseconds: number
  differences: (ReplayDifference & { database: string; space: number })[]
}

/** Replays every space, repairs rows that differ, and reports them. */
export async function replayAll(env: Env, modules: readonly Module[], project: Projection): Promise<ReplayReport> {
  const result: ReplayReport = { spaces: 0, events: 0, milliseconds: 0, differences: [] }
  const scratch = new Database('SCRATCH', env.SCRATCH)
  for (const database of ['DIRECTORY', ...shardNames(env)]) {
    const live = new Database(database, databaseByName(env, database))
    const { spaces } = await live.read({
      spaces: query<{ id: number }>(sql`SELECT DISTINCT space_id AS id FROM event ORDER BY 1`),
    })
    for (const { id: space } of spaces) {
      const started = Date.now()
      const { events, differences } = await replay(live, scratch, space, replayTargetsIn(database, modules, project))
      result.milliseconds += Date.now() - started
      result.spaces++
      result.events += events
      result.differences.push(...differences.map((difference) => ({ database, space, ...difference })))
    }
  }
  return result
}
