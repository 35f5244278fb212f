import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Context } from '#worker/kernel/log/context.ts'
import { Database } from '#worker/kernel/sql/database.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { int } from '#worker/kernel/contract/scalars.contract.ts'
import { databaseByName, shardNames } from '#worker/kernel/sql/shards.ts'
import { answer } from '#worker/kernel/log/execute.ts'
import { deadLetter, type DeadLetter } from './dead-letter.contract.ts'
import { requireOperator } from '#worker/modules/operator/require-operator.ts'

const MAX_LETTERS = 200
/** What a queue takes at once. */
const MAX_SENT = 100

export function deadLetterRoutes(app: App): void {
  const tag = 'DeadLetter'
  route(
    app,
    {
      method: 'get',
      path: '/api/dead-letter/',
      name: 'list_dead_letter',
      tag,
      summary: 'Outward work that was given up, in every database',
      level: 'member',
      response: z.array(deadLetter),
    },
    async ({ context }) => {
      requireOperator(context)
      const lists = await Promise.all(
        databasesOf(context).map(async (database) => {
          const { dead } = await opened(context, database).read({ dead: deadLetters })
          return dead.map((row) => ({ ...row, database }))
        }),
      )
      return answer(lists.flat())
    },
  )

  route(
    app,
    {
      method: 'post',
      path: '/api/dead-letter/retry/',
      name: 'retry_all_dead_letter',
      tag,
      summary: 'Try all given-up work again, the oldest first',
      description: 'A call takes so many of each database; `left` says whether there are more.',
      level: 'member',
      body: z.looseObject({}),
      status: 202,
      response: z.object({ sent: z.int(), left: z.boolean() }),
    },
    async ({ context }) => {
      requireOperator(context)
      const sent = await Promise.all(databasesOf(context).map((database) => retryOldest(context, database)))
      const total = sent.reduce((sum, n) => sum + n, 0)
      return answer({ sent: total, left: sent.some((n) => n === MAX_SENT) }, { status: 202 })
    },
  )

  route(
    app,
    {
      method: 'post',
      path: '/api/dead-letter/{database}/{reactor}/{seq}/retry/',
      name: 'retry_dead_letter',
      tag,
      summary: 'Try given-up work again',
      level: 'member',
      params: z.object({ database: z.string(), reactor: z.string(), seq: int() }),
      body: z.looseObject({}),
      status: 202,
      response: z.object({ msg: z.string() }),
    },
    async ({ context, params: { database, reactor, seq } }) => {
      requireOperator(context)
      if (!databasesOf(context).includes(database)) throw notFound()
      const { again } = await opened(context, database).read({
        again: query(
          sql`DELETE FROM receipt WHERE reactor = ${reactor} AND seq = ${seq} AND outcome = 'dead' RETURNING seq`,
        ),
      })
      if (again.length === 0) throw notFound()
      await context.env.EVENTS.send({ reactor, database, seq })
      return answer({ msg: 'It is being tried again.' }, { status: 202 })
    },
  )
}

const deadLetters = query<Omit<DeadLetter, 'database'>>(
  sql`
  SELECT r.reactor, r.seq, r.at, r.error, e.space_id AS space, e.stream, e.type,
    (SELECT json_group_array(key) FROM json_each(e.data)) AS fields
  FROM receipt r JOIN event e ON e.seq = r.seq WHERE r.outcome = 'dead' ORDER BY r.at DESC LIMIT ${MAX_LETTERS}`,
  { json: ['fields'] },
)

const opened = ({ env }: Context, database: string) => new Database(database, databaseByName(env, database))

const databasesOf = ({ env }: Context): string[] => ['DIRECTORY', ...shardNames(env)]

async function retryOldest(context: Context, database: string): Promise<number> {
  const { again } = await opened(context, database).read({
    again: query<{ reactor: string; seq: number }>(
      sql`DELETE FROM receipt WHERE (reactor, seq) IN (
        SELECT reactor, seq FROM receipt WHERE outcome = 'dead' ORDER BY at LIMIT ${MAX_SENT}) RETURNING reactor, seq`,
    ),
  })
  // Receipts that are gone are found by the sweep, should the queue not take them.
  if (again.length > 0) await context.env.EVENTS.sendBatch(again.map((body) => ({ body: { ...body, database } })))
  return again.length
}
