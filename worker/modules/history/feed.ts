import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, hasLevel, type Context, type Person } from '#worker/kernel/log/context.ts'
import { memberJson } from '#worker/kernel/sql/member.table.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { query, type Row } from '#worker/kernel/sql/query.ts'
import { inValues, jsonEach } from '#worker/kernel/sql/sql.ts'

interface FeedRow {
  seq: number
  at: string
  actor: Person | null
  stream: string
  version: number
  type: string
  data: Row
}

const EVERYTHING = sql`1`

/** Kinds without a condition are invisible. */
export const visibleKinds = (modules: readonly Module[], context: Context): Map<string, SQL> => {
  const kinds = new Map<string, SQL>()
  for (const { resources = [], feedFilters = {} } of modules) {
    for (const { contract, rules } of resources) {
      const open = !rules.visible && hasLevel(context, contract.roles.read)
      if (open) kinds.set(contract.name, EVERYTHING).set(`${contract.name}-tree`, EVERYTHING)
    }
    for (const [kind, seen] of Object.entries(feedFilters)) kinds.set(kind, seen(context))
  }
  return kinds
}

export const visibleDirectoryKinds = (modules: readonly Module[], context: Context): Map<string, SQL> =>
  new Map(
    modules.flatMap(({ directoryFeedFilters = {} }) =>
      Object.entries(directoryFeedFilters).map(([kind, seen]): [string, SQL] => [kind, seen(context)]),
    ),
  )

const kindOf = sql`substr(e.stream, 1, instr(e.stream || ':', ':') - 1)`

export const isEventVisible = (kinds: Map<string, SQL>): SQL => {
  const whole = [...kinds].flatMap(([kind, condition]) => (condition === EVERYTHING ? [kind] : []))
  const partly = [...kinds].filter(([, condition]) => condition !== EVERYTHING)
  const cases = partly.map(([kind, condition]) => sql`WHEN ${kind} THEN ${condition}`)
  return sql`(${inValues(kindOf, whole)} OR CASE ${kindOf} WHEN '' THEN 0 ${sql.join(cases, sql` `)} ELSE 0 END)`
}

export const visibleAmong = (kinds: Map<string, SQL>, events: readonly { seq: number; space: number }[]) =>
  query<{ seq: number }>(sql`SELECT e.seq FROM ${jsonEach(events.map(({ seq, space }) => [seq, space]))} w JOIN event e
    ON e.seq = w.value ->> 0 AND e.space_id = w.value ->> 1 WHERE ${isEventVisible(kinds)}`)

/** A page always has at least one event. */
const MAX_BYTES = 2_000_000

export const eventsAfter = (kinds: Map<string, SQL>, context: Context, after: number, limit: number) => {
  const { space } = membershipOf(context)
  return query<FeedRow>(
    sql`
    WITH page AS (SELECT e.seq, octet_length(e.data) AS bytes FROM event e
        WHERE e.space_id = ${space} AND e.seq > ${after} AND e.data <> 'null' AND ${isEventVisible(kinds)} ORDER BY e.seq LIMIT ${limit}),
      weighed AS (SELECT seq, bytes, sum(bytes) OVER (ORDER BY seq) AS so_far FROM page)
    SELECT e.seq, e.at, e.stream, e.version, e.type, e.data, ${memberJson(sql`e.space_id`, sql`e.meta ->> 'user'`)} AS actor
    FROM weighed CROSS JOIN event e ON e.seq = weighed.seq AND e.space_id = ${space}
    WHERE weighed.so_far <= ${MAX_BYTES} OR weighed.so_far = weighed.bytes ORDER BY e.seq`,
    { json: ['actor', 'data'] },
  )
}
