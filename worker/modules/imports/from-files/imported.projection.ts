import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { JobEvent } from '#worker/kernel/jobs/job.events.ts'
import { projection } from '#worker/kernel/log/projection.ts'
import { insertRows } from '#worker/kernel/sql/bulk-write.ts'

/** What an imported recipe was in its file, so that the same file brings no recipe twice. */
export const importedTable = sqliteTable(
  'imported',
  { space_id: integer().notNull(), source: text().notNull(), recipe: integer().notNull() },
  (table) => [primaryKey({ columns: [table.space_id, table.source, table.recipe] })],
)

export const importedProjection = projection<JobEvent>({
  'job.items_ended': ({ space, data: { items } }) => {
    const rows = items.flatMap(({ source, result }) => {
      const recipe = Number(/^recipe:(\d+)$/.exec(result ?? '')?.[1] ?? NaN)
      return source && !Number.isNaN(recipe) ? [{ space_id: space, source, recipe }] : []
    })
    return rows.length > 0 ? insertRows(importedTable, rows, { or: 'IGNORE', by: 'recipe' }) : []
  },
})
