import { sql } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { Database } from '#worker/kernel/sql/database.ts'

/** A busy app writes once in this time, so a noted use lags behind by as much. */
const NOTED_EVERY = 3_600_000

/** Notes after the answer that a token was used now. `last` is the use that was noted before, an instant, or null or blank. */
export function noteTokenUse({ env, at, background }: Context, token: number, last: string | null): void {
  const due = new Date(Date.parse(at) - NOTED_EVERY).toISOString()
  if (last !== null && last > due) return
  // Not the request's own view of the directory, which counts what the answer waited for.
  const directory = new Database('DIRECTORY', env.DIRECTORY)
  background(
    directory.batch([
      sql`UPDATE access_token SET last_used = ${at} WHERE id = ${token} AND ifnull(last_used, '') <= ${due}`,
    ]),
  )
}
