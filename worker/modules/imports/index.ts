import { sql } from 'drizzle-orm'
import { personOf } from '#worker/kernel/log/context.ts'
import { resourceModule } from '#worker/kernel/resource/resource-module.ts'
import { batchEvents } from './batch/batch.events.ts'
import { batchProjection } from './batch/batch.projection.ts'
import { batchReactor } from './batch/batch.reactor.ts'
import { batchRoutes } from './batch/batch.routes.ts'
import { batchTable, itemTable } from './batch/batch.table.ts'
import { bookmarkletRoutes } from './bookmarklet.routes.ts'
import { importRoutes } from './import.routes.ts'
import { correctionResource } from './learning/correction.resource.ts'
import { fromFilesJob } from './from-files/from-files-job.ts'
import { fromFilesRoutes } from './from-files/from-files.routes.ts'
import { fromLinksJob } from './from-links/from-links-job.ts'
import { fromLinksRoutes } from './from-links/from-links.routes.ts'
import { importedProjection } from './from-files/imported.projection.ts'
import { importedTable } from './from-files/imported.table.ts'
import { jobPictureRoutes } from './pictures/job-pictures.routes.ts'
import { uploadRoutes } from './upload/upload.routes.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { learnAnswer, learnRequest } from './learning/correction.contract.ts'
import { learnCorrections } from './learning/learn-corrections.ts'

export const imports = resourceModule(correctionResource, {
  events: [batchEvents],
  tables: [batchTable, itemTable, importedTable],
  projections: [batchProjection, importedProjection],
  reactors: [batchReactor],
  jobs: [fromFilesJob, fromLinksJob],
  purge: {
    recipe: {
      deleteDependents: (space, ids) => [sql`DELETE FROM imported WHERE space_id = ${space} AND recipe IN (${ids})`],
    },
  },
  // These events report what happened to an address, so undo leaves them alone.
  derivedEvents: Object.keys(batchEvents.shapes).map((verb) => `import-batch.${verb}`),
  routes(app) {
    importRoutes(app)
    batchRoutes(app)
    bookmarkletRoutes(app)
    uploadRoutes(app)
    fromFilesRoutes(app)
    fromLinksRoutes(app)
    jobPictureRoutes(app)
    learnRoutes(app)
  },
  personalTables: [
    { table: 'bookmarklet_import', column: 'created_by' },
    { table: 'upload', column: 'created_by' },
    {
      table: 'import_batch',
      column: 'created_by',
      streams: (space, user) => sql`SELECT 'import-batch:' || id FROM import_batch
        WHERE space_id = ${space} AND created_by = ${user}`,
      deleteParts: (space, user) => [
        sql`DELETE FROM import_item WHERE space_id = ${space} AND batch IN (
          SELECT id FROM import_batch WHERE space_id = ${space} AND created_by = ${user})`,
      ],
    },
  ],
  feedFilters: {
    'import-batch': (context) => sql`EXISTS (SELECT 1 FROM import_batch b WHERE b.space_id = e.space_id
      AND e.stream = 'import-batch:' || b.id AND b.created_by = ${personOf(context).id})`,
  },
})

function learnRoutes(app: App): void {
  route(
    app,
    {
      method: 'post',
      path: '/api/import-correction/learn/',
      name: 'learn_import-correction',
      tag: 'ImportCorrection',
      summary: 'Learn from lines that a person put right',
      description:
        'Compares each line as it would be read with how it was saved. What differs is applied to the lines of later ' +
        'imports, which say so; deleting the correction ends it.',
      level: 'user',
      body: learnRequest,
      response: learnAnswer,
    },
    ({ context, body }) => learnCorrections(context, body.lines),
  )
}
