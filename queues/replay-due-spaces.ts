import { sql } from 'drizzle-orm'
import { now } from '#worker/clock.ts'
import { Database } from '#worker/kernel/sql/database.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { replayTargetsIn } from '#worker/kernel/log/replay/replay-targets.ts'
import { replay } from '#worker/kernel/log/replay/replay.ts'
import { databaseByName, shardNames } from '#worker/kernel/sql/shards.ts'
import { modules, project } from '#worker/registry.ts'

const TIME_BUDGET_MS = 20_000

/**
 * Replays spaces that a migration marked as due. It starts none after twenty seconds; the next run continues, also
 * with one that was cut short.
 */
export async function replayDueSpaces(env: Env): Promise<void> {
  const started = Date.parse(now())
  const scratch = new Database('SCRATCH', env.SCRATCH)
  for (const name of ['DIRECTORY', ...shardNames(env)]) {
    const live = new Database(name, databaseByName(env, name))
    const models = replayTargetsIn(name, modules, project)
    const { due } = await live.read({
      due: query<{ space_id: number }>(sql`SELECT space_id FROM replay_due LIMIT 1000`),
    })
    for (const { space_id: space } of due) {
      if (Date.parse(now()) - started > TIME_BUDGET_MS) return
      try {
        const { differences } = await replay(live, scratch, space, models)
        await live.batch([sql`DELETE FROM replay_due WHERE space_id = ${space}`])
        if (differences.length > 0) {
          console.warn(`${name}, space ${space}: repaired ${differences.map(({ table }) => table).join(', ')}`)
        }
      } catch (error) {
        console.error(`${name}, space ${space} could not be replayed: ${String(error)}`)
      }
    }
  }
}
