import { sql } from 'drizzle-orm'
import { clientAddress, limitAttempts } from '#worker/auth/limit-attempts.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { createStore } from '#worker/kernel/log/space-store.ts'
import { shareHome } from './share-link.access.ts'
import type { ShareLinkEvent } from './share-link.events.ts'

/** Later reports are not stored: by then the link's maker has noticed. */
const MAX_REPORTS = 20

/** Records a report by anybody. Where the server is configured so, the first report revokes the link. */
export async function reportShareLink(context: Context, share: string, reason: string): Promise<Answer<null>> {
  await limitAttempts(context.env.LIMIT_AUTH, [`report:${clientAddress(context)}`])
  const home = await shareHome(context, share)
  if (!home) throw notFound()
  const { space, shard } = home
  const store = createStore({ ...context, identity: null, idempotencyKey: null }, context.spaceDatabase(shard), space)
  const load = {
    link: query<{ version: number; reports: number }>(
      sql`SELECT version, reports FROM share_link WHERE space_id = ${space} AND id = ${share} AND revoked_at IS NULL`,
    ),
  }
  return execute(store, load, ({ link: [link] }) => {
    if (!link) throw notFound()
    const reported: ShareLinkEvent = { type: 'share-link.reported', data: { id: share, reason } }
    const closed: ShareLinkEvent[] = context.env.SHARING_ABUSE
      ? [{ type: 'share-link.revoked', data: { id: share } }]
      : []
    return outcome({
      appends: [
        {
          stream: `share-link:${share}`,
          expected: link.version,
          events: [...(link.reports < MAX_REPORTS ? [reported] : []), ...closed],
        },
      ],
      status: 204,
      answer: {},
      respond: () => null,
    })
  })
}
