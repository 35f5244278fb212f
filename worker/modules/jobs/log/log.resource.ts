import { sql } from 'drizzle-orm'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { referencingFootprint } from '#worker/kernel/log/merge-footprint.ts'
import { resourceModule } from '#worker/kernel/resource/resource-module.ts'
import { projection } from '#worker/kernel/log/projection.ts'
import { branchIds } from '#worker/kernel/resource/references/reference.projection.ts'
import type { EffectsByKind } from '#worker/kernel/resource/define-resource.ts'
import type { MergedEvent } from '#worker/kernel/resource/resource.events.ts'
import { importLogTable, exportLogTable as exports, importLogTable as imports } from './log.table.ts'
import { defineResource, rowJson } from '#worker/kernel/resource/define-resource.ts'
import { keywordResource } from '#worker/modules/keywords/index.ts'
import { exportLog, importLog } from './log.contract.ts'
import { exportLogProjection } from './export-log.projection.ts'
import { importLogProjection } from './log.projection.ts'
const onCreate = (context: Context) => ({ created_by: personOf(context).id })

const importLogResource = defineResource(importLog, imports, {
  sort: sql`${imports.id} DESC`,
  computed: (context) => ({
    keyword: { as: 'json', sql: rowJson(keywordResource, context, imports.space_id, imports.keyword) },
  }),
  onCreate,
})

export const exportLogResource = defineResource(exportLog, exports, {
  sort: sql`${exports.id} DESC`,
  visible: (context) => sql`${exports.created_by} = ${personOf(context).id}`,
  onCreate,
})

const keywordMerges = projection<MergedEvent<'keyword'>>({
  'keyword.merged': ({ space, data: { id, into } }) =>
    sql`UPDATE import_log SET keyword = ${into} WHERE space_id = ${space} AND keyword = ${id}`,
})

/** Logs outlive the keyword of their import. */
const effectsOnLogs: EffectsByKind = {
  keyword: {
    nulling: (space, id) => [
      sql`SELECT id, 'ImportLog' AS model, type || ' ' || substr(created_at, 1, 10) AS name FROM import_log
        WHERE space_id = ${space} AND deleted_with IS NULL AND keyword IN (${branchIds('keyword', space, id)})`,
    ],
  },
}

export const importLogs = resourceModule(importLogResource, {
  effects: effectsOnLogs,
  purge: {
    keyword: {
      deleteDependents: (space, ids) => [
        sql`UPDATE import_log SET keyword = NULL WHERE space_id = ${space} AND keyword IN (${ids})`,
      ],
    },
  },
  projections: [keywordMerges, importLogProjection],
  footprints: { 'keyword.merged': [referencingFootprint(importLogTable, 'keyword')] },
})
export const exportLogs = resourceModule(exportLogResource, {
  projections: [exportLogProjection],
  feedFilters: {
    'export-log': (
      context,
    ) => sql`EXISTS (SELECT 1 FROM export_log own WHERE own.space_id = ${membershipOf(context).space}
      AND 'export-log:' || own.id = e.stream AND own.created_by = ${personOf(context).id})`,
  },
})
