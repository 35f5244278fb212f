import { sql } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { spaceOfUuid } from '#worker/kernel/contract/uuid-for-space.ts'

/** Opening a link again within this time is the same view. */
const SAME_VIEW_MS = 3000

/** Runs after the answer is sent. The request has already read from the space's database. */
export function countShareLinkUse(context: Context, share: string): void {
  const space = spaceOfUuid(share)
  const home = context.databases.find(({ name }) => name !== 'DIRECTORY')
  if (space === null || !home) return
  const before = new Date(Date.parse(context.at) - SAME_VIEW_MS).toISOString()
  context.background(
    home.batch([
      sql`INSERT INTO share_link_use (space_id, id, uses, last_at) VALUES (${space}, ${share}, 1, ${context.at})
        ON CONFLICT (space_id, id) DO UPDATE SET uses = uses + 1, last_at = excluded.last_at WHERE last_at < ${before}`,
    ]),
  )
}
