import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, stands, type Context } from '../../kernel/context.ts'
import { memberJson } from '../../kernel/member.table.ts'
import type { Module } from '../../kernel/module.ts'
import { query } from '../../kernel/query.ts'

export interface FeedRow {
  seq: number
  at: string
  actor: object | null
  stream: string
  version: number
  type: string
  data: object
}

/** What the asker may see of each kind of stream; kinds that are not named here stay unseen. */
export const kindsFor = (modules: readonly Module[], context: Context): Map<string, SQL> => {
  const kinds = new Map<string, SQL>()
  for (const { resources = [], feed = {} } of modules) {
    for (const { contract, rules } of resources) {
      const open = !rules.visible && stands(context, contract.roles.read)
      if (open) kinds.set(contract.name, sql`1`).set(`${contract.name}-tree`, sql`1`)
    }
    for (const [kind, seen] of Object.entries(feed)) kinds.set(kind, seen(context))
  }
  return kinds
}

export const kindOf = sql`substr(e.stream, 1, instr(e.stream || ':', ':') - 1)`

/** Events of the asker's space after a point in its log, oldest first. */
export const feedAfter = (kinds: Map<string, SQL>, context: Context, after: number, most: number) => {
  const { space } = membershipOf(context)
  const seen = [...kinds].map(([kind, condition]) => sql`WHEN ${kind} THEN ${condition}`)
  return query<FeedRow>(
    sql`
    SELECT e.seq, e.at, e.stream, e.version, e.type, e.data, ${memberJson(sql`e.space_id`, sql`e.meta ->> 'user'`)} AS actor
    FROM event e WHERE e.space_id = ${space} AND e.seq > ${after}
      AND CASE ${kindOf} ${sql.join(seen, sql` `)} ELSE 0 END
    ORDER BY e.seq LIMIT ${most}`,
    { json: ['actor', 'data'] },
  )
}
