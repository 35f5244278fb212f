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
    `SELECT t.name AS "table", c.name AS "column" FROM pragma_table_list t CROSS JOIN pragma_index_list(t.name) i
     CROSS JOIN pragma_index_info(i.name, 'main') s ON s.seqno = 0 AND s.name = 'space_id'
     CROSS JOIN pragma_index_info(i.name) c ON c.seqno = 1 WHERE t.schema = 'main' AND t.type = 'table'`,
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
