import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { personOf, type Context } from '../../kernel/context.ts'
import { forbidden, invalid, notFound, stale } from '../../kernel/errors.ts'
import { execute, outcome, type Answer } from '../../kernel/execute.ts'
import { keyOf } from '../../kernel/names.ts'
import { query } from '../../kernel/query.ts'
import { directoryStore } from '../../kernel/storage.ts'
import { closedSpace } from './space.closed.ts'
import { refuseForeignProvider } from '../ai/provider.use.ts'
import { endAddressesOf } from './space.addresses.ts'
import type { space } from './space.contract.ts'
import { grantedSettings } from './space.grants.ts'
import { refuseForeignPictures } from './space.pictures.ts'
import { presentSpaces, spaceRows } from './space.rows.ts'
import { settingsOf, spaceImages } from './space.settings.contract.ts'

const taken = () => invalid({ name: ['You have another space of this name.'] }, 'space.name_taken')

/** Changes a space of the asker's own, or any space where the asker runs the server. */
export async function changeSpace(context: Context, id: number, body: z.output<typeof space.patch>): Promise<Answer> {
  const { id: me, is_superuser } = personOf(context)
  const { name, ...given } = body
  const load = {
    rows: spaceRows(sql`WHERE s.space_id = ${id} AND s.deleted_with IS NULL AND (${is_superuser} OR EXISTS (
      SELECT 1 FROM membership m WHERE m.user_id = ${me} AND m.space_id = s.space_id AND m.deleted_with IS NULL))`),
    twin: query(sql`SELECT 1 FROM space WHERE name_key = ${keyOf(name ?? '')} AND space_id <> ${id} AND deleted_with IS NULL
      AND created_by = (SELECT created_by FROM space WHERE space_id = ${id})`),
  }
  const answer = await execute(directoryStore(context, id), load, async ({ rows, twin }) => {
    const [row] = rows
    if (!row) throw notFound()
    if (row.created_by?.id !== me && !is_superuser) throw forbidden()
    if (row.erase_at !== null) throw closedSpace(row.erase_at)
    if (context.ifMatch !== null && context.ifMatch !== row.version) throw stale()
    if (twin[0]) throw taken()
    const settings = grantedSettings(personOf(context), given, settingsOf(row.settings))
    const provider = settings['ai_default_provider']
    if (typeof provider === 'number') await refuseForeignProvider(context, { space: id, shard: row.shard, provider })
    await refuseForeignPictures(context, row, settings)
    // Everybody sees what a space shows of itself; what it shows no longer, not everybody may.
    const shown = settingsOf(row.settings)
    if (spaceImages.some((name) => settings[name] !== undefined && shown[name] !== null)) {
      await endAddressesOf(context, { space: id, shard: row.shard })
    }
    const patch = {
      ...(name !== undefined && name !== row.name ? { name } : {}),
      ...(Object.keys(settings).length > 0 ? { settings } : {}),
    }
    const events = Object.keys(patch).length === 0 ? [] : [{ type: 'space.changed', data: { id, patch } }]
    return outcome({
      appends: [{ stream: `space:${id}`, expected: row.version, events }],
      location: `/api/space/${id}/`,
      answer: { rows: spaceRows(sql`WHERE s.space_id = ${id}`) },
      respond: (after) => after.rows,
      version: (after) => after.rows[0]?.version,
    })
  })
  const { stored: _, ...fresh } = answer
  const [shown] = await presentSpaces(context, answer.body ?? [])
  return shown ? { ...fresh, body: shown } : answer
}
