import { sql } from 'drizzle-orm'
import { Database } from '../kernel/sql/database.ts'
import type { Module } from '../kernel/resource/module.ts'
import type { Projection } from '../kernel/log/projection.ts'
import { query } from '../kernel/sql/query.ts'
import { readModelsIn } from '../kernel/log/replay/read-models.ts'
import { replay, type ReplayDifference } from '../kernel/log/replay/replay.ts'
import { databaseNamed, shardNames } from '../kernel/sql/shards.ts'

interface Replayed {
  spaces: number
  events: number
  milliseconds: number
  differences: (ReplayDifference & { database: string; space: number })[]
}

/** Builds every read model of every space anew from the log, and mends and says where the live ones differ. */
export async function replayAll(env: Env, modules: readonly Module[], project: Projection): Promise<Replayed> {
  const result: Replayed = { spaces: 0, events: 0, milliseconds: 0, differences: [] }
  const scratch = new Database('SCRATCH', env.SCRATCH)
  for (const database of ['DIRECTORY', ...shardNames(env)]) {
    const live = new Database(database, databaseNamed(env, database))
    const { spaces } = await live.read({
      spaces: query<{ id: number }>(sql`SELECT DISTINCT space_id AS id FROM event ORDER BY 1`),
    })
    for (const { id: space } of spaces) {
      const started = Date.now()
      const { events, differences } = await replay(live, scratch, space, readModelsIn(database, modules, project))
      result.milliseconds += Date.now() - started
      result.spaces++
      result.events += events
      result.differences.push(...differences.map((difference) => ({ database, space, ...difference })))
    }
  }
  return result
}
