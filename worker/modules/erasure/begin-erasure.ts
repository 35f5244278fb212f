import { sql } from 'drizzle-orm'
import { systemContext } from '#worker/auth/system-context.ts'
import { spaceTables } from '#worker/kernel/log/erase/delete-space-rows.ts'
import { execute, outcome } from '#worker/kernel/log/execute.ts'
import { query } from '#worker/kernel/sql/query.ts'
import type { spaceTable } from '#worker/modules/spaces/space.table.ts'
import { erasureDirectoryStore } from './delete-permanently.ts'

type EndingSpace = Pick<typeof spaceTable.$inferSelect, 'version' | 'shard' | 'name' | 'created_by'>

/** Cannot be undone. `early`: before `erase_at`. A cancellation at the same moment either wins or comes too late. */
export async function beginErasure(
  env: Env,
  at: string,
  space: number,
  { early = false }: { early?: boolean } = {},
): Promise<void> {
  const context = systemContext(env, at)
  const store = erasureDirectoryStore(context, space)
  const { tables } = await context.directory.read({ tables: spaceTables })
  const load = {
    due: query<EndingSpace>(sql`SELECT version, shard, name, created_by FROM space
      WHERE space_id = ${space} AND (${early} OR erase_at <= ${at}) AND deleted_with IS NULL`),
  }
  await execute(store, load, ({ due: [found] }) => {
    if (!found) return outcome({ appends: [], answer: {}, respond: () => null })
    const { version, shard, name, created_by } = found
    return outcome({
      appends: [
        { stream: `space:${space}`, expected: version, events: [{ type: 'space.erased', data: { id: space } }] },
      ],
      also: [
        sql`INSERT INTO erasure (space_id, shard, name, created_by, at)
          VALUES (${space}, ${shard}, ${name}, ${created_by}, ${at})`,
        sql`UPDATE event SET data = 'null', meta = json_object('user', meta ->> 'user')
          WHERE space_id = ${space} AND type <> 'space.erased'`,
        sql`UPDATE user SET active_space = NULL WHERE active_space = ${space}`,
        ...tables
          .filter(({ table }) => table !== 'erasure')
          .map(({ table }) => sql`DELETE FROM ${sql.identifier(table)} WHERE space_id = ${space}`),
      ],
      answer: {},
      respond: () => null,
    })
  })
  await context.settled()
}
