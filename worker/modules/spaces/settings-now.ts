import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { settingsOf, type SpaceSettings } from '#worker/modules/settings/space-settings.contract.ts'
import { spaceUsageOf } from './space-usage.ts'
import type { SpaceRow } from './space.rows.ts'

/** The settings as everybody sees them: of a balance, what is left. Who sends that back changes nothing. */
export async function settingsNow(
  context: Context,
  { id, shard, settings }: SpaceRow,
  given: { ai_credits_balance?: unknown },
): Promise<SpaceSettings> {
  const stored = settingsOf(settings)
  if (given.ai_credits_balance === undefined || !personOf(context).is_superuser) return stored
  const { ai_credits_balance, ai_balance_set_at } = stored
  const { usage } = await spaceUsageOf(context, [{ id, shard, settings: { ai_credits_balance, ai_balance_set_at } }])
  return { ...stored, ai_credits_balance: usage(id).ai_credits_balance }
}
