import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { Database } from '#worker/kernel/sql/database.ts'
import { forbidden, notFound } from '#worker/kernel/contract/errors.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { int } from '#worker/kernel/contract/scalars.contract.ts'
import { databaseByName, shardNames } from '#worker/kernel/sql/shards.ts'
import { answer } from '#worker/kernel/log/execute.ts'

const deadLetter = z
  .object({
    database: z.string(),
    reactor: z.string(),
    seq: z.int(),
    at: z.string(),
    error: z.string().nullable(),
    space: z.int(),
    stream: z.string(),
    type: z.string(),
  })
  .meta({ id: 'DeadLetter' })

const MAX_LETTERS = 200

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
        ['DIRECTORY', ...shardNames(context.env)].map(async (database) => {
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
      if (!['DIRECTORY', ...shardNames(context.env)].includes(database)) throw notFound()
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

const deadLetters = query<Omit<z.output<typeof deadLetter>, 'database'>>(sql`
  SELECT r.reactor, r.seq, r.at, r.error, e.space_id AS space, e.stream, e.type
  FROM receipt r JOIN event e ON e.seq = r.seq WHERE r.outcome = 'dead' ORDER BY r.at DESC LIMIT ${MAX_LETTERS}`)

const opened = ({ env }: Context, database: string) => new Database(database, databaseByName(env, database))

const requireOperator = (context: Context) => {
  if (!personOf(context).is_superuser) throw forbidden()
}
