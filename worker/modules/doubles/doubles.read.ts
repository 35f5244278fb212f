import { getTableColumns, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { defaultPaging } from '#worker/kernel/contract/contract.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { answer, type Answer } from '#worker/kernel/log/execute.ts'
import { presentRow, selectRows, visibleRows, type Definition } from '#worker/kernel/resource/define-resource.ts'
import { paginateArray } from '#worker/kernel/sql/list-page.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { notDeleted } from '#worker/kernel/sql/read-table.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { distinctPairTable } from './distinct-pair.table.ts'
import type { doublePage } from './double.contract.ts'
import { findDoubles, type Named } from './finder/find-doubles.ts'

type Page = z.output<typeof doublePage>
type Side = Page['results'][number]['left']

const SHOWN = ['id', 'name', 'plural_name', 'numrecipe', 'supermarket_category']

/** All names are read and compared, and only the rows of the page are read in full. */
export async function listDoubles(definition: Definition<Side>, context: Context): Promise<Answer<Page>> {
  const { space, shard } = membershipOf(context)
  const { table, contract } = definition
  const database = context.spaceDatabase(shard)
  const visible = visibleRows(definition, space, context)
  const compared = ['id', 'name', 'plural_name', 'parent'].filter((name) => name in getTableColumns(table))
  const columns = sql.join(
    compared.map((name) => sql.identifier(name)),
    sql`, `,
  )
  const { rows, told } = await database.read({
    rows: query<Named>(sql`SELECT ${columns} FROM ${table} WHERE ${visible} ORDER BY ${table.id}`),
    told: query<{ low: number; high: number }>(sql`SELECT low, high FROM ${distinctPairTable}
      WHERE ${distinctPairTable.space_id} = ${space} AND kind = ${contract.name} AND ${notDeleted(distinctPairTable)}`),
  })
  const all = findDoubles(rows, { areUnits: contract.name === 'unit', distinct: told })
  const page = paginateArray(all, { ...context, paging: defaultPaging })
  if (page.results.length === 0) return answer({ ...page, results: [] })
  const ids = [...new Set(page.results.flatMap(({ left, right }) => [left.id, right.id]))]
  const { shown } = await database.read({
    shown: selectRows(definition, context, sql`WHERE ${visible} AND ${inValues(table.id, ids)}`, {
      extended: true,
      only: SHOWN.filter((name) => name in contract.row.shape),
    }),
  })
  const sides = new Map(shown.map((row) => [row.id, presentRow(definition, row)]))
  const results = page.results.flatMap(({ left, right, why, sure }) => {
    const both = { left: sides.get(left.id), right: sides.get(right.id) }
    return both.left && both.right ? [{ left: both.left, right: both.right, why, sure }] : []
  })
  return answer({ ...page, results })
}
