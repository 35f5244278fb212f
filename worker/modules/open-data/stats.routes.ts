import { sql } from 'drizzle-orm'
import { getTableName } from 'drizzle-orm'
import * as z from 'zod'
import { membershipOf } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { notDeleted } from '#worker/kernel/sql/read-table.ts'
import {
  openCategoryTable,
  openConversionTable,
  openFoodTable,
  openPropertyTable,
  storeTable,
  openUnitTable,
  versionTable,
} from './open-data.table.ts'
import { answer } from '#worker/kernel/log/execute.ts'

const kinds = {
  food: openFoodTable,
  unit: openUnitTable,
  category: openCategoryTable,
  property: openPropertyTable,
  store: storeTable,
  conversion: openConversionTable,
}
const counts = z.object({
  food: z.int(),
  unit: z.int(),
  category: z.int(),
  property: z.int(),
  store: z.int(),
  conversion: z.int(),
})

const stats = z
  .object({
    version: z.int().meta({ description: 'How many versions there are.' }),
    ...counts.shape,
    versions: z.array(counts.extend({ id: z.int(), name: z.string(), code: z.string() })),
  })
  .meta({ id: 'OpenDataStats' })

type Counted = z.output<typeof stats>['versions'][number]

export const statsRoutes = (app: App): void =>
  route(
    app,
    {
      method: 'get',
      path: '/api/open-data-stats/',
      name: 'open_data_stats',
      tag: 'OpenDataVersion',
      summary: 'How many records of open data there are',
      level: 'user',
      response: stats,
    },
    async ({ context }) => {
      const { space, shard } = membershipOf(context)
      const { rows } = await context.spaceDatabase(shard).read({ rows: countsIn(space) })
      const total = (kind: keyof typeof kinds) => rows.reduce((sum, row) => sum + row[kind], 0)
      const names = Object.keys(kinds) as (keyof typeof kinds)[]
      const sums = Object.fromEntries(names.map((kind) => [kind, total(kind)])) as z.output<typeof counts>
      return answer({ version: rows.length, ...sums, versions: rows })
    },
  )

const countsIn = (space: number) => {
  const columns = Object.entries(kinds).map(
    ([kind, table]) => sql`(SELECT count(*) FROM ${table} WHERE ${table.space_id} = ${space} AND ${notDeleted(table)}
      AND ${table.edition} = ${versionTable.id}) AS ${sql.identifier(kind)}`,
  )
  return query<Counted>(sql`SELECT id, name, code, ${sql.join(columns, sql`, `)}
    FROM ${sql.identifier(getTableName(versionTable))} WHERE space_id = ${space} AND deleted_with IS NULL ORDER BY code, id`)
}
