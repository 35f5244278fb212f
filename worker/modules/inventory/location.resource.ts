import { sql } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { defineResource } from '#worker/kernel/resource/define-resource.ts'
import { cascadingEntries, cascadingLogs } from './entry.rows.ts'
import { inventoryLocation } from './location.contract.ts'
import { locationTable } from './location.table.ts'

const householdsOf = ({ identity }: Context) => JSON.stringify(identity?.membership?.households ?? [])

export const locationResource = defineResource(inventoryLocation, locationTable, {
  sort: sql`${locationTable.name}`,
  referenceChecks: {
    household: (id, context) => sql`${id} IN (SELECT h.value ->> 'id' FROM json_each(${householdsOf(context)}) h)`,
  },
  computed: (context) => ({
    household: {
      as: 'json',
      sql: sql`(SELECT h.value FROM json_each(${householdsOf(context)}) h WHERE h.value ->> 'id' = ${locationTable.household})`,
    },
  }),
  sortKeys: (context) => ({
    household: sql`(SELECT h.value ->> 'name' FROM json_each(${householdsOf(context)}) h
      WHERE h.value ->> 'id' = ${locationTable.household}) COLLATE NOCASE`,
  }),
  effects: {
    cascading: (space, id) => {
      const inside = sql`e.inventory_location = ${id}`
      return [cascadingEntries(space, inside), cascadingLogs(space, inside)]
    },
  },
})
