import { sql } from 'drizzle-orm'
import { defineResource } from '#worker/kernel/resource/define-resource.ts'
import { propertyType } from './property-type.contract.ts'
import { propertyTypeTable } from './property-type.table.ts'

export const propertyTypeResource = defineResource(propertyType, propertyTypeTable, {
  uniqueName: { plural: false },
  search: ['name_fold'],
  sort: sql`${propertyTypeTable.order}, ${propertyTypeTable.name_fold}`,
})
