import { sql } from 'drizzle-orm'
import { defineResource } from '../../kernel/resource/resource.ts'
import { unitConversion } from './conversion.contract.ts'
import { conversionName, speaks, speaksOf } from './conversion.rows.ts'
import { conversionTable } from './conversion.table.ts'

const here = sql`${conversionTable}`

export const conversionResource = defineResource(unitConversion, conversionTable, {
  visible: () => speaks(here),
  unique: ['base_unit', 'converted_unit', 'food'],
  computed: () => ({ name: { sql: conversionName(here) } }),
  filters: {
    food_id: (value) =>
      /^\d{1,10}$/.test(String(value)) ? sql`coalesce(${conversionTable.food}, 0) = ${Number(value)}` : sql`1`,
    query: (typed) => (typeof typed === 'string' && typed !== '' ? speaksOf(here, typed) : sql`1`),
  },
})
