import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { hasLevel, membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { answer, type Answer } from '#worker/kernel/log/execute.ts'
import { type Definition, visibleRows } from '#worker/kernel/resource/define-resource.ts'
import { query, type Query } from '#worker/kernel/sql/query.ts'
import type { rowCounts } from './overview.contract.ts'

/** One round trip, a statement for each kind: together they would have more parameters than D1 allows. */
export async function countRows(
  definitions: readonly Definition[],
  context: Context,
): Promise<Answer<z.output<typeof rowCounts>>> {
  const { space, shard } = membershipOf(context)
  const counted = definitions.filter(({ contract }) => hasLevel(context, contract.roles.read))
  const statements = counted.map((definition): [string, Query<{ n: number }>] => [
    definition.contract.name,
    query(sql`SELECT count(*) AS n FROM ${definition.table} WHERE ${visibleRows(definition, space, context)}`),
  ])
  const counts = await context.spaceDatabase(shard).read(Object.fromEntries(statements))
  return answer(Object.fromEntries(Object.entries(counts).map(([name, [row]]) => [name, row?.n ?? 0])))
}
