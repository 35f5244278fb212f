import { eq, sql } from 'drizzle-orm'
import { nameKey } from '#worker/kernel/contract/name-key.ts'
import { projection } from '#worker/kernel/log/projection.ts'
import { queryBuilder } from '#worker/kernel/sql/sql.ts'
import { revokePictureUrls } from '#worker/modules/files/revoke-picture-urls.ts'
import type { SpaceEvent } from './space.events.ts'
import { spaceTable } from './space.table.ts'

export const spaceProjection = projection<SpaceEvent>({
  'space.created': ({ version, at, data: { id, name, shard, created_by, settings } }) =>
    queryBuilder.insert(spaceTable).values({
      space_id: id,
      name,
      name_key: nameKey(name),
      shard,
      created_by,
      settings,
      version,
      created_at: at,
      updated_at: at,
    }),
  'space.addresses_ended': (event) => revokePictureUrls(event, ''),
  'space.changed': ({ space, version, at, data: { patch } }) =>
    queryBuilder
      .update(spaceTable)
      .set({
        ...(patch.name === undefined ? {} : { name: patch.name, name_key: nameKey(patch.name) }),
        ...(patch.settings === undefined
          ? {}
          : { settings: sql`json_patch(${spaceTable.settings}, ${JSON.stringify(patch.settings)})` }),
        version,
        updated_at: at,
      })
      .where(eq(spaceTable.space_id, space)),
  'space.deletion_asked': ({ space, version, at, data: { erase_at, along } }) =>
    queryBuilder
      .update(spaceTable)
      .set({ erase_at, erase_along: along, version, updated_at: at })
      .where(eq(spaceTable.space_id, space)),
  'space.deletion_withdrawn': ({ space, version, at }) =>
    queryBuilder
      .update(spaceTable)
      .set({ erase_at: null, erase_along: false, version, updated_at: at })
      .where(eq(spaceTable.space_id, space)),
  'space.handed_over': ({ space, version, at, data: { to } }) =>
    queryBuilder
      .update(spaceTable)
      .set({ created_by: to, version, updated_at: at })
      .where(eq(spaceTable.space_id, space)),
})
