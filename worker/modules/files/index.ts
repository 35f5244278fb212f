import { sql } from 'drizzle-orm'
import { hasLevel } from '#worker/kernel/log/context.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { resourceProjection } from '#worker/kernel/resource/resource.events.ts'
import { undoRestore, undoDeletion } from '#worker/kernel/resource/undo/undo-deletion.ts'
import { undoChange } from '#worker/kernel/resource/undo/undo-change.ts'
import { undoCreation } from '#worker/kernel/resource/undo/undo-creation.ts'
import { fileEvents, type FileEvent } from './file.events.ts'
import { fileResource } from './file.resource.ts'
import { fileRoutes } from './file.routes.ts'
import { fileTable } from './file.table.ts'
import { visibleFile } from './visible-file.ts'
import { pictureEndTable } from './picture-end.table.ts'
import { projection } from '#worker/kernel/log/projection.ts'
import { revokePictureUrls, revokeMemberPictureUrl } from './revoke-picture-urls.ts'
import type { Purge } from '#worker/kernel/log/purge.ts'
import type { MemberEvent } from '#worker/modules/members/member.events.ts'

/** A member who leaves loses the picture URLs they hold; a replaced profile picture loses its own. */
const memberPictureRevocations = projection<MemberEvent>({
  'member.left': ({ space, at }) => revokePictureUrls({ space, at }, ''),
  'member.preferred': ({ space, at, data: { user, patch } }) =>
    patch.image === undefined ? [] : revokeMemberPictureUrl({ space, at }, user),
})

const filePurge: Purge = {
  fileKeys: (space, ids) => sql`SELECT coalesce(e.data ->> '$.key', e.data ->> '$.patch.key') AS key FROM event e
    WHERE e.space_id = ${space} AND e.stream IN (SELECT 'user-file:' || id FROM (${ids}))
      AND coalesce(e.data ->> '$.key', e.data ->> '$.patch.key') NOT NULL`,
  deleteDependents: (space, ids) => [
    sql`UPDATE step SET file = NULL WHERE space_id = ${space} AND file IN (${ids})`,
    sql`UPDATE member SET image = NULL WHERE space_id = ${space} AND image IN (${ids})`,
  ],
}

const filePictureRevocations = projection<FileEvent>({
  'user-file.changed': (event) => (event.data.patch.key === undefined ? [] : revokePictureUrls(event, event.stream)),
  'user-file.deleted': (event) => revokePictureUrls(event, event.stream),
})

/** Must run before the projection of members, as it reads which picture a member showed before. */
export const pictureRevocations: Module = { name: 'picture-end', projections: [memberPictureRevocations] }

export const files: Module = {
  name: 'user-file',
  events: [fileEvents],
  tables: [fileTable],
  // A generation must never go back, or a revoked URL would open again.
  counters: [{ table: pictureEndTable, column: 'generation' }],
  projections: [resourceProjection(fileResource), filePictureRevocations],
  resources: [fileResource],
  routes(app) {
    fileRoutes(app)
  },
  purge: { 'user-file': filePurge },
  undo: {
    'user-file.created': undoCreation(fileResource),
    'user-file.changed': undoChange(fileResource),
    'user-file.deleted': undoDeletion(fileResource),
    'user-file.restored': undoRestore(fileResource),
  },
  feedFilters: {
    'user-file': (context) =>
      hasLevel(context, fileResource.contract.roles.read)
        ? sql`EXISTS (SELECT 1 FROM user_file WHERE user_file.space_id = e.space_id
            AND 'user-file:' || user_file.id = e.stream AND ${visibleFile(context)})`
        : sql`0`,
  },
}
