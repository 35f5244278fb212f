import { sql, type SQL } from 'drizzle-orm'
import { anonymousPerson } from '#worker/modules/settings/find-sharing-space.ts'
import type { Context, Membership } from '#worker/kernel/log/context.ts'
import type { Definition } from '#worker/kernel/resource/definition.ts'
import type { WorkBudget } from '#worker/kernel/log/erase/work-budget.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { columnOf } from '#worker/kernel/resource/define-resource.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { deletableKinds } from '#worker/modules/trash/trash-kinds.ts'
import { deletePermanently, erasureSpaceStore } from './delete-permanently.ts'

const ROWS_PER_BATCH = 100

export interface OtherMember {
  user: number
  role: Membership['role']
}

export interface LeavingMember {
  context: Context
  space: number
  shard: string
  user: number
  others: readonly OtherMember[]
}

/** Their rule of visibility decides what goes, so new kinds are covered without another line. */
export const personalKinds = (modules: readonly Module[]): Definition[] =>
  deletableKinds(modules).filter(({ table, rules }) => rules.visible && columnOf(table, 'created_by'))

/** Purges what nobody else in the space may see. Returns false if the budget ran out. */
export async function eraseUnseenRows(
  modules: readonly Module[],
  leaving: LeavingMember,
  effort: WorkBudget,
): Promise<boolean> {
  const store = erasureSpaceStore(leaving.context, leaving)
  for (const kind of personalKinds(modules)) {
    for (let after = 0; ;) {
      if (!effort.trySpend()) return false
      const rows = await madeBy(leaving, kind, after)
      const last = rows.at(-1)
      if (!last) break
      after = last.id
      const seen = await seenByOthers(
        leaving,
        kind,
        rows.map(({ id }) => id),
      )
      for (const row of rows.filter(({ id }) => !seen.has(id))) {
        if (!effort.trySpend()) return false
        const which = { kind: kind.contract.name, id: row.id, isThrown: row.deleted_with !== null }
        await deletePermanently(modules, store, which)
      }
    }
  }
  return true
}

/** Includes rows that were deleted themselves, but not those that went with another. */
async function madeBy({ context, space, shard, user }: LeavingMember, { contract, table }: Definition, after: number) {
  const { rows } = await context.spaceDatabase(shard).read({
    rows: query<{ id: number; deleted_with: string | null }>(
      sql`SELECT id, deleted_with FROM ${table} WHERE space_id = ${space} AND created_by = ${user} AND id > ${after}
        AND coalesce(deleted_with, ${`${contract.name}:`} || id) = ${`${contract.name}:`} || id
        ORDER BY id LIMIT ${ROWS_PER_BATCH}`,
    ),
  })
  return rows
}

async function seenByOthers(leaving: LeavingMember, { table, rules }: Definition, ids: readonly number[]) {
  const { context, space, shard, others } = leaving
  const seen = new Set<number>()
  for (const other of others) {
    const left = ids.filter((id) => !seen.has(id))
    if (left.length === 0) break
    const visible: SQL = rules.visible?.(contextAs(leaving, other)) ?? sql`1`
    const { rows } = await context.spaceDatabase(shard).read({
      rows: query<{ id: number }>(sql`SELECT ${table.id} AS id FROM ${table}
        WHERE ${table.space_id} = ${space} AND ${table.id} IN (SELECT value FROM ${jsonEach(left)}) AND ${visible}`),
    })
    for (const { id } of rows) seen.add(id)
  }
  return seen
}

const contextAs = ({ context, space, shard }: LeavingMember, { user, role }: OtherMember): Context => ({
  ...context,
  identity: {
    user: { ...anonymousPerson, id: user, is_active: true },
    membership: { space, shard, role, creator: false, settings: {}, households: [] },
    token: null,
    scopes: null,
    preference: {},
  },
})
