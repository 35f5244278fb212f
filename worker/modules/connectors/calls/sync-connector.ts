import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { hurryFollower } from '#worker/kernel/follow/follower.rows.ts'
import { problem } from '#worker/kernel/contract/errors.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { answer, type Answer } from '#worker/kernel/log/execute.ts'
import { enqueueMessages, followerMessages } from '#worker/kernel/log/outbox.ts'
import { presentOne, visibleRow } from '#worker/kernel/resource/define-resource.ts'
import { foundOne, query } from '#worker/kernel/sql/query.ts'
import type { connectorConfig } from '../connector.contract.ts'
import { connectorResource } from '../connector.resource.ts'
import { CONNECTOR, isRunning } from '../follow-lists.ts'

const notRunning = problem(
  'connector.not_running',
  409,
  'This connector does nothing now: it is off, has nothing to send or fetch, or stands still until somebody has it go on.',
)

/** It goes on at once, also where it waits after a failure. */
export async function syncConnector(
  context: Context,
  id: number,
): Promise<Answer<z.output<typeof connectorConfig.row>>> {
  const { space, shard } = membershipOf(context)
  const db = context.spaceDatabase(shard)
  const { row, running } = await db.read({
    row: visibleRow(connectorResource, space, id, context),
    running: query(sql`SELECT 1 FROM connector_config f WHERE ${isRunning} AND f.space_id = ${space} AND f.id = ${id}`),
  })
  foundOne(row)
  if (running.length === 0) throw notRunning()
  const key = { space, kind: CONNECTOR, id }
  await db.batch([
    sql`INSERT OR IGNORE INTO follower (space_id, kind, id, cursor, wake_at, attempts)
      SELECT ${space}, ${CONNECTOR}, ${id}, coalesce(max(seq), 0), ${context.at}, 0 FROM event WHERE space_id = ${space}`,
    hurryFollower(key, context.at),
  ])
  enqueueMessages(context, followerMessages(db.name, space, [key]))
  return answer(presentOne(connectorResource, row))
}
