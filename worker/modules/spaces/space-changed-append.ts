import type { Append } from '#worker/kernel/log/commit.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import type { Row } from '#worker/kernel/sql/query.ts'
import { refuseForeignProvider } from '#worker/modules/ai/load-chosen-providers.ts'
import { settingsOf, spaceImages } from '#worker/modules/settings/space-settings.contract.ts'
import { refuseForeignPictures } from './refuse-foreign-pictures.ts'
import { revokePictureUrlsIn } from './revoke-space-picture-urls.ts'
import type { SpaceRow } from './space.rows.ts'

/** Throws where the settings name something that is missing, or that the asker may not use. */
export async function spaceChangedAppend(
  context: Context,
  row: SpaceRow,
  { name, settings }: { name: string | undefined; settings: Row },
): Promise<Append> {
  const { id, shard } = row
  const provider = settings['ai_default_provider']
  if (typeof provider === 'number') await refuseForeignProvider(context, { space: id, shard, provider })
  await refuseForeignPictures(context, row, settings)
  // Everybody sees the pictures of a space, but not everybody may see a file that is none any more.
  const shown = settingsOf(row.settings)
  if (spaceImages.some((image) => settings[image] !== undefined && shown[image] !== null)) {
    await revokePictureUrlsIn(context, { space: id, shard })
  }
  const set = withBalanceTime(context, settings)
  const patch = {
    ...(name !== undefined && name !== row.name ? { name } : {}),
    ...(Object.keys(set).length > 0 ? { settings: set } : {}),
  }
  const events = Object.keys(patch).length === 0 ? [] : [{ type: 'space.changed', data: { id, patch } }]
  return { stream: `space:${id}`, expected: row.version, events }
}

/** What was spent before does not go off a new balance. Undo brings the time of the former one along. */
const withBalanceTime = ({ at }: Context, settings: Row): Row =>
  'ai_credits_balance' in settings && !('ai_balance_set_at' in settings)
    ? { ...settings, ai_balance_set_at: at }
    : settings
