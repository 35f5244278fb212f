import { sql } from 'drizzle-orm'
import { personOf } from '../../kernel/log/context.ts'
import { plain } from '../../kernel/resource/plain.ts'
import { batchEvents } from './batch/batch.events.ts'
import { batchProjection } from './batch/batch.projection.ts'
import { importItems } from './batch/batch.reactor.ts'
import { batchRoutes } from './batch/batch.routes.ts'
import { batchTable, itemTable } from './batch/batch.table.ts'
import { bookmarkletRoutes } from './bookmarklet.routes.ts'
import { importRoutes } from './import.routes.ts'
import { correctionResource } from './learning/correction.resource.ts'
import { learnRoutes } from './learning/learn.routes.ts'

export const imports = plain(correctionResource, {
  events: [batchEvents],
  tables: [batchTable, itemTable],
  projections: [batchProjection],
  reactors: [importItems],
  // What became of an address is told, whatever becomes of its recipe.
  follows: Object.keys(batchEvents.shapes).map((verb) => `import-batch.${verb}`),
  routes(app) {
    importRoutes(app)
    batchRoutes(app)
    bookmarkletRoutes(app)
    learnRoutes(app)
  },
  personal: [
    { table: 'bookmarklet_import', column: 'created_by' },
    {
      table: 'import_batch',
      column: 'created_by',
      streams: (space, user) => sql`SELECT 'import-batch:' || id FROM import_batch
        WHERE space_id = ${space} AND created_by = ${user}`,
      parts: (space, user) => [
        sql`DELETE FROM import_item WHERE space_id = ${space} AND batch IN (
          SELECT id FROM import_batch WHERE space_id = ${space} AND created_by = ${user})`,
      ],
    },
  ],
  feed: {
    'import-batch': (context) => sql`EXISTS (SELECT 1 FROM import_batch b WHERE b.space_id = e.space_id
      AND e.stream = 'import-batch:' || b.id AND b.created_by = ${personOf(context).id})`,
  },
})
