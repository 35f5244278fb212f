import { env } from 'cloudflare:workers'
import { getTableName } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { referencesOf } from '#worker/kernel/contract/reference.contract.ts'
import { modules } from '#worker/registry.ts'

/** Read as a whole wherever they are read, so an index would only cost writes. */
const FEW = ['unit_conversion.food', 'inventory_entry.unit']

const resources = modules.flatMap(({ resources = [] }) => resources)

it('the rows that refer to another are found by an index of their space', async () => {
  const { results } = await env.SPACES_00.prepare(
    // D1 has tables of its own that nobody may look into.
    `WITH own AS MATERIALIZED (SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'
       AND name NOT GLOB '_cf*' AND name NOT GLOB 'sqlite_*' AND name <> 'd1_migrations')
     SELECT own.name AS "table", c.name AS "column" FROM own CROSS JOIN pragma_index_list(own.name) i
     CROSS JOIN pragma_index_info(i.name) s ON s.seqno = 0 AND s.name = 'space_id'
     CROSS JOIN pragma_index_info(i.name) c ON c.seqno = 1`,
  ).all<{ table: string; column: string }>()
  const indexed = new Set(results.map(({ table, column }) => `${table}.${column}`))
  const wanted = resources.flatMap(({ contract, table, rules }) =>
    referencesOf(contract)
      .filter(({ many }) => !many)
      .map(({ field }) => rules.columnNames?.[field] ?? field)
      .filter((column) => column in table)
      .map((column) => `${getTableName(table)}.${column}`),
  )
  const lacking = wanted.filter((column) => !indexed.has(column))
  expect(lacking.toSorted(), 'add an index (space_id, column) of these').toEqual(FEW.toSorted())
})
