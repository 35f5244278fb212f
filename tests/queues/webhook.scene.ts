import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { inject } from 'vitest'
import { runFollower } from '#queues/run-follower.ts'
import { Database } from '#worker/kernel/sql/database.ts'
import { databaseByName } from '#worker/kernel/sql/shards.ts'
import { createHousehold, type TestHousehold } from '#tests/fixture.ts'
import { fetchWithEnv } from '#tests/fetch-with-env.ts'
import type { Given, Received } from './webhook.script.ts'

const host = inject('webhookReceiver')
/** Where the receiver may be reached; nothing is sent by itself, so that a test says when. */
const here = { ...env, FETCH_ALLOW: host, EVENTS: { sendBatch: async () => {} } as unknown as Env['EVENTS'] }

export interface Told {
  type: string
  timestamp: string
  data: {
    kind: string
    id: number | null
    version: number
    seq: number
    event: Record<string, unknown>
    truncated?: true
  }
}

/** A webhook of a household, at a receiver that does as it is told. */
export async function webhookAt(
  events: string[],
  { script = {}, home }: { script?: Given; home?: TestHousehold } = {},
) {
  const place = crypto.randomUUID()
  const household = home ?? (await createHousehold())
  const { creator, space, shard } = household
  const call = async (method: string, path: string, body?: unknown) =>
    fetchWithEnv(
      here,
      new Request(`http://larder.test${path}`, {
        method,
        headers: { authorization: `Bearer ${creator.token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
  const answers = async (given: Given) => {
    await fetch(`${host}/script/${place}`, { method: 'PUT', body: JSON.stringify(given) })
  }
  await answers(script)
  const made = await call('POST', '/api/webhook/', { name: 'Bell', url: `${host}/in/${place}`, events })
  if (made.status !== 201) throw new Error(await made.text())
  const { id } = await made.json<{ id: number }>()
  const { secret } = await (await call('POST', `/api/webhook/${id}/secret/`, {})).json<{ secret: string }>()
  const db = new Database(shard, databaseByName(env, shard))
  const run = (world: Env = here, ms = 10_000) =>
    runFollower({ follower: 'webhook', database: shard, space, id }, world, ms)
  const seen = async () => (await fetch(`${host}/seen/${place}`)).json<Received[]>()
  const rowsOf = async (table: string) =>
    (
      await db.batch([
        sql`SELECT * FROM ${sql.identifier(table)} WHERE space_id = ${space} ORDER BY ${sql.raw(table === 'event' ? 'seq' : '1, 2, 3')}`,
      ])
    )[0] ?? []
  return {
    home: household,
    id,
    secret,
    call,
    answers,
    run,
    db,
    seen,
    /** What came, in its order. */
    told: async () => (await seen()).map(({ body }) => JSON.parse(body) as Told),
    row: async () => (await call('GET', `/api/webhook/${id}/`)).json<Record<string, unknown>>(),
    log: async () =>
      (await (await call('GET', `/api/webhook/${id}/deliveries/`)).json<{ results: Delivery[] }>()).results,
    rowsOf,
    happened: async () => (await rowsOf('event')).filter(({ type }) => String(type).startsWith('webhook.')),
    /** Lets so much time pass for what waits. */
    async pass(seconds: number) {
      const to = (column: string) =>
        sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${sql.identifier(column)}, ${`-${seconds} seconds`})`
      await db.batch([
        sql`UPDATE webhook_waiting SET due_at = ${to('due_at')}, failing_since = ${to('failing_since')} WHERE space_id = ${space}`,
        sql`UPDATE webhook_delivery SET at = ${to('at')}, hold_until = ${to('hold_until')} WHERE space_id = ${space}`,
        sql`UPDATE follower SET wake_at = ${to('wake_at')} WHERE space_id = ${space}`,
      ])
    },
  }
}

interface Delivery {
  id: number
  message_id: string
  seq: number | null
  type: string
  ok: boolean
  status: number | null
  answer: string
  code: string | null
  next_at: string | null
}

export { here }
