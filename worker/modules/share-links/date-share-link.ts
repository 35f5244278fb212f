import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Context } from '#worker/kernel/log/context.ts'
import { invalid, notFound } from '#worker/kernel/contract/errors.ts'
import { lastZoneDay } from '#worker/kernel/contract/last-zone-day.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { foundOne, query } from '#worker/kernel/sql/query.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import type { shareLinkPatch, shareLinkRow } from './share-link.contract.ts'
import type { ShareLinkEvent } from './share-link.events.ts'
import { presentShareLink, shareLinkRows } from './share-link.rows.ts'

/** Says until when a link opens. One that is over opens again, as its address is what people have. */
export function dateShareLink(
  context: Context,
  share: string,
  { valid_until }: z.output<typeof shareLinkPatch>,
): Promise<Answer<z.output<typeof shareLinkRow>>> {
  if (valid_until && valid_until < lastZoneDay(context.at)) {
    throw invalid({ valid_until: ['That day is over.'] })
  }
  const answer = { links: shareLinkRows(context, sql`l.id = ${share}`) }
  const store = spaceStore(context)
  const load = {
    link: query<{ version: number; valid_until: string | null }>(sql`SELECT l.version, l.valid_until FROM share_link l
      WHERE l.space_id = ${store.space} AND l.id = ${share} AND l.revoked_at IS NULL
        AND ${visibleRecipe(context, sql`l.recipe`)}`),
  }
  return execute(store, load, ({ link: [link] }) => {
    if (!link) throw notFound()
    const events: ShareLinkEvent[] =
      valid_until === undefined || valid_until === link.valid_until
        ? []
        : [{ type: 'share-link.changed', data: { id: share, valid_until } }]
    return outcome({
      appends: [{ stream: `share-link:${share}`, expected: link.version, events }],
      answer,
      respond: ({ links }) => presentShareLink(context, foundOne(links)),
    })
  })
}
