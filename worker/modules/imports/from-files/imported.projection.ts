import type { JobEvent } from '#worker/kernel/jobs/job.events.ts'
import { projection } from '#worker/kernel/log/projection.ts'
import { insertRows } from '#worker/kernel/sql/bulk-write.ts'
import { importedTable } from './imported.table.ts'

export const importedProjection = projection<JobEvent>({
  'job.items_ended': ({ space, data: { items } }) => {
    const rows = items.flatMap(({ source, result }) => {
      const recipe = Number(/^recipe:(\d+)$/.exec(result ?? '')?.[1] ?? NaN)
      return source && !Number.isNaN(recipe) ? [{ space_id: space, source, recipe }] : []
    })
    return rows.length > 0 ? insertRows(importedTable, rows, { or: 'IGNORE', by: 'recipe' }) : []
  },
})
