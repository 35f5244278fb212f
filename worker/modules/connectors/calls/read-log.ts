import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { answer, type Answer } from '#worker/kernel/log/execute.ts'
import { visibleRow } from '#worker/kernel/resource/define-resource.ts'
import { foundOne, query } from '#worker/kernel/sql/query.ts'
import { connectorResource } from '../connector.resource.ts'
import type { connectorLog } from './connector-calls.contract.ts'

type Log = z.output<typeof connectorLog>

export async function readLog(context: Context, id: number): Promise<Answer<Log>> {
  const { space, shard } = membershipOf(context)
  const { row, results } = await context.spaceDatabase(shard).read({
    row: visibleRow(connectorResource, space, id, context),
    results: query<
      Log['results'][number]
    >(sql`SELECT at, method, url, status, ms, sent, answered FROM connector_exchange
      WHERE space_id = ${space} AND connector = ${id} ORDER BY at DESC, number DESC LIMIT 200`),
  })
  foundOne(row)
  return answer({ results })
}
