import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { Database } from '#worker/kernel/sql/database.ts'
import { replayTargetsIn } from '#worker/kernel/log/replay/replay-targets.ts'
import { replay, type ReplayDifference } from '#worker/kernel/log/replay/replay.ts'
import { databaseByName } from '#worker/kernel/sql/shards.ts'
import { modules, project } from '#worker/registry.ts'

/** Replays a space's log in its shard and in the directory; returns the differences. */
export async function replayDifferencesIn({
  shard,
  space,
}: {
  shard: string
  space: number
}): Promise<ReplayDifference[]> {
  const found: ReplayDifference[] = []
  for (const name of new Set(['DIRECTORY', shard])) {
    const live = new Database(name, databaseByName(env, name))
    const scratch = new Database('SCRATCH', env.SCRATCH)
    const { events, differences } = await replay(live, scratch, space, replayTargetsIn(name, modules, project))
    expect(events).toBeGreaterThan(0)
    found.push(...differences)
  }
  return found
}
