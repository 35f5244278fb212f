import { sql } from 'drizzle-orm'
import { foldOf } from '../../kernel/contract/names.ts'
import { defineResource } from '../../kernel/resource/resource.ts'
import {
  openCategoryTable,
  openConversionTable,
  openFoodTable,
  openPropertyTable,
  storeTable,
  openUnitTable,
  versionTable,
} from './open-data.table.ts'
import { uses } from './record-uses.ts'
import { openDataVersion } from './version.contract.ts'

export const versionResource = defineResource(openDataVersion, versionTable, {
  search: ['name_fold', 'code'],
  sort: sql`${versionTable.code}`,
  unique: ['code'],
  derive: ({ name }) => (typeof name === 'string' ? { name_fold: foldOf(name) } : {}),
  effects: {
    protecting: (space, id) => [
      uses('OpenDataUnit', openUnitTable, space, sql`edition = ${id}`),
      uses('OpenDataCategory', openCategoryTable, space, sql`edition = ${id}`),
      uses('OpenDataProperty', openPropertyTable, space, sql`edition = ${id}`),
      uses('OpenDataFood', openFoodTable, space, sql`edition = ${id}`),
      uses('OpenDataStore', storeTable, space, sql`edition = ${id}`),
      uses('OpenDataConversion', openConversionTable, space, sql`edition = ${id}`, 'slug'),
    ],
  },
})
