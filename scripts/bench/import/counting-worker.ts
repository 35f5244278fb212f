import worker from '../../../worker/index.ts'
import type { ReactorMessage } from '../../../worker/kernel/log/outbox.ts'

const usage = { roundTrips: 0, rowsRead: 0, rowsWritten: 0 }

/** The worker as it is, and what it asks of its databases, at `/_local/usage`. */
export default {
  fetch: (request, env, context) =>
    new URL(request.url).pathname === '/_local/usage'
      ? Response.json(usage)
      : worker.fetch(request, counted(env), context),
  queue: (batch, env) => worker.queue(batch, counted(env)),
  scheduled: (event, env) => worker.scheduled(event, counted(env)),
} satisfies ExportedHandler<Env, ReactorMessage>

const counted = (env: Env): Env => ({
  ...env,
  DIRECTORY: counting(env.DIRECTORY),
  SPACES_00: counting(env.SPACES_00),
  SPACES_01: counting(env.SPACES_01),
})

/** Of a database, all that is used. */
const counting = (d1: D1Database): D1Database =>
  ({
    withSession: (bookmark?: string) => {
      const session = d1.withSession(bookmark)
      return {
        prepare: (statement: string) => session.prepare(statement),
        getBookmark: () => session.getBookmark(),
        batch: async (statements: D1PreparedStatement[]) => {
          const results = await session.batch(statements)
          usage.roundTrips++
          for (const { meta } of results) {
            usage.rowsRead += meta.rows_read
            usage.rowsWritten += meta.rows_written
          }
          return results
        },
      }
    },
    prepare: (statement: string) => d1.prepare(statement),
    batch: (statements: D1PreparedStatement[]) => d1.batch(statements),
  }) as unknown as D1Database
