import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { invalid, stale } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, reworded, type Answer } from '#worker/kernel/log/execute.ts'
import { nameKey } from '#worker/kernel/contract/name-key.ts'
import { foundOne, query, type Row } from '#worker/kernel/sql/query.ts'
import { directoryStore } from '#worker/kernel/log/space-store.ts'
import type { Append } from '#worker/kernel/log/commit.ts'
import { refuseForeignProvider } from '#worker/modules/ai/load-chosen-providers.ts'
import { revokePictureUrlsIn } from './revoke-space-picture-urls.ts'
import type { space } from './space.contract.ts'
import { permittedSettings } from './permitted-settings.ts'
import { accessibleSpace, requireOwnerOfOpen } from './require-owner.ts'
import { refuseForeignPictures } from './refuse-foreign-pictures.ts'
import { presentSpaces, spaceRows, type SpaceRow } from './space.rows.ts'
import { settingsOf, spaceImages } from '#worker/modules/settings/space-settings.contract.ts'

export async function changeSpace(
  context: Context,
  id: number,
  body: z.output<typeof space.patch>,
): Promise<Answer<z.output<typeof space.row>>> {
  const { name, ...given } = body
  const load = { rows: accessibleSpace(context, id), twin: sameNamedSpace(id, name) }
  const answer = await execute(directoryStore(context, id), load, async ({ rows, twin }) => {
    const row = requireOwnerOfOpen(context, rows)
    if (context.ifMatch !== null && context.ifMatch !== row.version) throw stale()
    if (twin[0]) throw spaceNameTaken()
    const settings = permittedSettings(personOf(context), given, settingsOf(row.settings))
    return outcome({
      appends: [await spaceChangedAppend(context, row, { name, settings })],
      location: `/api/space/${id}/`,
      answer: { rows: spaceRows(sql`WHERE s.space_id = ${id}`) },
      respond: (after) => after.rows,
      version: (after) => after.rows[0]?.version,
    })
  })
  return reworded(answer, async (rows) => foundOne(await presentSpaces(context, rows)))
}

export const spaceNameTaken = () => invalid({ name: ['You have another space of this name.'] }, 'space.name_taken')

/** Names are unique among the spaces of one person. */
export const sameNamedSpace = (id: number, name: string | undefined) =>
  query(sql`SELECT 1 FROM space WHERE name_key = ${nameKey(name ?? '')} AND space_id <> ${id} AND deleted_with IS NULL
    AND created_by = (SELECT created_by FROM space WHERE space_id = ${id})`)

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
  const patch = {
    ...(name !== undefined && name !== row.name ? { name } : {}),
    ...(Object.keys(settings).length > 0 ? { settings } : {}),
  }
  const events = Object.keys(patch).length === 0 ? [] : [{ type: 'space.changed', data: { id, patch } }]
  return { stream: `space:${id}`, expected: row.version, events }
}
