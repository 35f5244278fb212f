import { sql } from 'drizzle-orm'
import { shortId } from '#worker/clock.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { provisionSpace } from './provision-space.ts'
import { firstSpaceName, preferredLanguage } from '#worker/locales/preferred-language.ts'
import type { Identity } from '#worker/kernel/log/context.ts'

/**
 * Creates a space for a person who belongs to none; repeating it creates no second one. The identity has a household
 * only from the next request on.
 */
export async function ensureSpace(context: Context, identity: Identity): Promise<Identity> {
  const { id, username } = identity.user
  const { past } = await context.directory.read({
    past: query<{ n: number }>(sql`SELECT count(*) AS n FROM membership WHERE user_id = ${id}`),
  })
  const language = preferredLanguage(context.headers)
  const { space, shard, settings } = await provisionSpace(
    // The asker did not ask for this, so undoing their command must keep the space.
    { ...context, identity, commandId: shortId() },
    {
      owner: id,
      name: firstSpaceName(language, username),
      starter: language,
      idempotencyKey: `home:${id}:${past[0]?.n ?? 0}`,
    },
  )
  return { ...identity, membership: { space, shard, role: 'admin', creator: true, settings, households: [] } }
}
