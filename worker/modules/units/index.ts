import { sql } from 'drizzle-orm'
import { resourceModule } from '#worker/kernel/resource/resource-module.ts'
import { projection } from '#worker/kernel/log/projection.ts'
import type { MergedEvent } from '#worker/kernel/resource/resource.events.ts'
import { defineResource } from '#worker/kernel/resource/define-resource.ts'
import { unusedFilter } from '#worker/kernel/resource/unused-filter.ts'
import { unit } from './unit.contract.ts'
import { unitTable } from './unit.table.ts'

export const unitResource = defineResource(unit, unitTable, {
  uniqueName: { plural: true },
  search: ['name_fold', 'plural_fold'],
  sort: sql`${unitTable.name_fold}`,
  filters: { unused: unusedFilter('unit') },
})

/** The target takes the base unit over where it has none. */
const unitMerges = projection<MergedEvent<'unit'>>({
  'unit.merged': ({ space, data: { id, into } }) =>
    sql`UPDATE unit SET base_unit = (SELECT base_unit FROM unit WHERE space_id = ${space} AND id = ${id})
      WHERE space_id = ${space} AND id = ${into} AND coalesce(base_unit, '') = ''`,
})

export const units = resourceModule(unitResource, { projections: [unitMerges] })
