import { sql } from 'drizzle-orm'
import type { Logged } from '#worker/kernel/contract/events.ts'
import type { Database } from '#worker/kernel/sql/database.ts'
import { query } from '#worker/kernel/sql/query.ts'
import type { EventLine } from '../format/manifest.contract.ts'
import type { SecretFields } from '../format/secret-fields.ts'

const EVENTS_PER_READ = 200

/** A stretch of the log, as an archive says it. Numbers of tokens and keys of requests mean nothing elsewhere. */
export async function eventLines(
  db: Database,
  space: number,
  { from, to }: { from: number; to: number },
  secrets: SecretFields,
): Promise<EventLine[]> {
  const lines: EventLine[] = []
  for (let after = from - 1; after < to;) {
    const { events } = await db.read({
      events: query<Logged>(
        sql`SELECT seq, stream, version, type, data, meta AS actor, at FROM event
          WHERE space_id = ${space} AND seq > ${after} AND seq <= ${to} ORDER BY seq LIMIT ${EVENTS_PER_READ}`,
        { json: ['data', 'actor'] },
      ),
    })
    const last = events.at(-1)
    if (!last) break
    after = last.seq
    lines.push(
      ...events.map(({ seq, stream, version, type, data, actor, at }) => ({
        n: seq,
        stream,
        version,
        type,
        at,
        by: {
          user: actor.user,
          ...(actor.client === undefined ? {} : { client: actor.client }),
          ...(actor.system === undefined ? {} : { system: actor.system }),
          ...(actor.command === undefined ? {} : { command: actor.command }),
        },
        data: secrets.without(type, data),
      })),
    )
  }
  return lines
}
