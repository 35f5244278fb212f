import { getTableColumns } from 'drizzle-orm'
import { route } from '#worker/kernel/http/route.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { rowCounts } from './overview.contract.ts'
import { countRows } from './overview.read.ts'

export const overview = (modules: readonly Module[]): Module => {
  const outside = new Set<unknown>(modules.flatMap(({ directoryTables = [] }) => directoryTables))
  const definitions = modules
    .flatMap(({ resources = [] }) => resources)
    .filter(
      ({ contract, table }) =>
        contract.verbs.includes('list') && !outside.has(table) && 'space_id' in getTableColumns(table),
    )
  return {
    name: 'overview',
    routes: (app) =>
      route(
        app,
        {
          method: 'get',
          path: '/api/counts/',
          name: 'list_counts',
          tag: 'Overview',
          summary: 'How many rows of each kind the asker sees',
          level: 'guest',
          response: rowCounts,
          responseExample: { food: 702, unit: 24 },
        },
        ({ context }) => countRows(definitions, context),
      ),
  }
}
