import { eq, sql } from 'drizzle-orm'
import { keyOf } from '../../kernel/contract/names.ts'
import { projection } from '../../kernel/log/projection.ts'
import { q } from '../../kernel/sql/sql.ts'
import { endAddresses } from '../files/picture-end.ts'
import type { SpaceEvent } from './space.events.ts'
import { spaceTable } from './space.table.ts'

export const spaceProjection = projection<SpaceEvent>({
  'space.created': ({ version, at, data: { id, name, shard, created_by, settings } }) =>
    q.insert(spaceTable).values({
      space_id: id,
      name,
      name_key: keyOf(name),
      shard,
      created_by,
      settings,
      version,
      created_at: at,
      updated_at: at,
    }),
  'space.addresses_ended': (event) => endAddresses(event, ''),
  'space.changed': ({ space, version, at, data: { patch } }) =>
    q
      .update(spaceTable)
      .set({
        ...(patch.name === undefined ? {} : { name: patch.name, name_key: keyOf(patch.name) }),
        ...(patch.settings === undefined
          ? {}
          : { settings: sql`json_patch(${spaceTable.settings}, ${JSON.stringify(patch.settings)})` }),
        version,
        updated_at: at,
      })
      .where(eq(spaceTable.space_id, space)),
  'space.deletion_asked': ({ space, version, at, data: { erase_at, along } }) =>
    q
      .update(spaceTable)
      .set({ erase_at, erase_along: along, version, updated_at: at })
      .where(eq(spaceTable.space_id, space)),
  'space.deletion_withdrawn': ({ space, version, at }) =>
    q
      .update(spaceTable)
      .set({ erase_at: null, erase_along: false, version, updated_at: at })
      .where(eq(spaceTable.space_id, space)),
  'space.handed_over': ({ space, version, at, data: { to } }) =>
    q.update(spaceTable).set({ created_by: to, version, updated_at: at }).where(eq(spaceTable.space_id, space)),
})
