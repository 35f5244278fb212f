import { sql } from 'drizzle-orm'
import { plain } from '../../kernel/plain.ts'
import { defineResource } from '../../kernel/resource.ts'
import { unit } from './unit.contract.ts'
import { unitTable } from './unit.table.ts'

export const unitResource = defineResource(unit, unitTable, {
  named: { plural: true },
  search: ['name_fold', 'plural_fold'],
  sort: sql`${unitTable.name_fold}`,
})

export const units = plain(unitResource)
