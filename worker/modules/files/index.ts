import { sql } from 'drizzle-orm'
import { stands } from '../../kernel/log/context.ts'
import type { Module } from '../../kernel/resource/module.ts'
import { projectionOf } from '../../kernel/resource/resource.events.ts'
import { removingAgain, restoring } from '../../kernel/resource/undo/restore.ts'
import { reverting } from '../../kernel/resource/undo/revert.ts'
import { unmaking } from '../../kernel/resource/undo/unmake.ts'
import { downloadRoutes } from './media/download.routes.ts'
import { fileEnds } from './file.ends.ts'
import { fileEvents } from './file.events.ts'
import { filePurge } from './file.purge.ts'
import { fileResource } from './file.resource.ts'
import { fileRoutes } from './file.routes.ts'
import { fileTable } from './file.table.ts'
import { visibleFile } from './file.visible.ts'
import { memberEnds } from './member.ends.ts'
import { mediaRoutes } from './media/media.routes.ts'
import { pictureEndTable } from './picture.end.table.ts'

/** Before what members are told apart by changes, it is asked. */
export const pictureEnds: Module = { name: 'picture-end', projections: [memberEnds] }

export const files: Module = {
  name: 'user-file',
  events: [fileEvents],
  tables: [fileTable],
  // An address that has ended stays so, whatever ended it.
  tallies: [{ table: pictureEndTable, column: 'generation' }],
  projections: [projectionOf(fileResource), fileEnds],
  resources: [fileResource],
  routes(app) {
    fileRoutes(app)
    downloadRoutes(app)
    mediaRoutes(app)
  },
  purge: { 'user-file': filePurge },
  undo: {
    'user-file.created': unmaking(fileResource),
    'user-file.changed': reverting(fileResource),
    'user-file.deleted': restoring(fileResource),
    'user-file.restored': removingAgain(fileResource),
  },
  feed: {
    'user-file': (context) =>
      stands(context, fileResource.contract.roles.read)
        ? sql`EXISTS (SELECT 1 FROM user_file WHERE user_file.space_id = e.space_id
            AND 'user-file:' || user_file.id = e.stream AND ${visibleFile(context)})`
        : sql`0`,
  },
}
