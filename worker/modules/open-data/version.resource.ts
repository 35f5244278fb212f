import { sql } from 'drizzle-orm'
import { foldName } from '#worker/kernel/contract/name-key.ts'
import { defineResource } from '#worker/kernel/resource/define-resource.ts'
import {
  openCategoryTable,
  openConversionTable,
  openFoodTable,
  openPropertyTable,
  storeTable,
  openUnitTable,
  versionTable,
} from './open-data.table.ts'
import { recordUses } from './record-uses.ts'
import { openDataVersion } from './version.contract.ts'

export const versionResource = defineResource(openDataVersion, versionTable, {
  search: ['name_fold', 'code'],
  sort: sql`${versionTable.code}`,
  uniqueTogether: ['code'],
  derivedColumns: ({ name }) => (typeof name === 'string' ? { name_fold: foldName(name) } : {}),
  effects: {
    protecting: (space, id) => [
      recordUses('OpenDataUnit', openUnitTable, space, sql`edition = ${id}`),
      recordUses('OpenDataCategory', openCategoryTable, space, sql`edition = ${id}`),
      recordUses('OpenDataProperty', openPropertyTable, space, sql`edition = ${id}`),
      recordUses('OpenDataFood', openFoodTable, space, sql`edition = ${id}`),
      recordUses('OpenDataStore', storeTable, space, sql`edition = ${id}`),
      recordUses('OpenDataConversion', openConversionTable, space, sql`edition = ${id}`, 'slug'),
    ],
  },
})
