import type { Store } from '#worker/kernel/log/commit.ts'
import { sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { invalid, notFound, stale } from '#worker/kernel/contract/errors.ts'
import { execute, outcome } from '#worker/kernel/log/execute.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { directoryStore } from '#worker/kernel/log/space-store.ts'
import type { Append } from '#worker/kernel/log/commit.ts'
import { REPLICATION_REACTOR, replicateNow, needsReplication, currentMembers } from './replicate-members.ts'
import type { Role } from './membership.events.ts'
import { groups, type userSpacePatch } from './user-space.contract.ts'
import { membershipRows, presentMembership, type MembershipRow } from './user-space.rows.ts'

type Patch = z.output<typeof userSpacePatch>

export async function changeMember(context: Context, id: number, body: Patch) {
  const answer = await changeMembers(context, [id], body, true)
  const [row] = answer.body
  if (!row) throw notFound()
  return { ...answer, body: presentMembership(row), version: row.version }
}

/** Skips ids of other spaces; `strictly` throws 404 if none is left. */
export async function changeMembers(context: Context, ids: readonly number[], body: Patch, strictly = false) {
  const { space } = membershipOf(context)
  const mine: SQL = sql`m.space_id = ${space} AND m.deleted_with IS NULL AND ${inValues(sql`m.id`, ids)}`
  const load = {
    rows: membershipRows(sql`WHERE ${mine} ORDER BY m.id`),
    house: query(
      sql`SELECT 1 FROM household WHERE space_id = ${space} AND id = ${body.household ?? null} AND deleted_with IS NULL`,
    ),
  }
  const store: Store = { ...directoryStore(context, space, [REPLICATION_REACTOR]), idempotencyKey: null }
  const answer = await execute(store, load, ({ rows, house }) => {
    if (strictly && !rows[0]) throw notFound()
    if (context.ifMatch !== null && rows.some(({ version }) => version !== context.ifMatch)) throw stale()
    if (typeof body.household === 'number' && !house[0]) {
      throw invalid(
        { household: [`Invalid pk "${body.household}" - object does not exist.`] },
        'request.unknown_reference',
      )
    }
    return outcome({
      appends: rows.map((row) => memberAppend(row, body)),
      answer: {
        rows: membershipRows(sql`WHERE ${mine} ORDER BY m.id`),
        now: currentMembers(sql`m.space_id = ${space} AND ${inValues(sql`m.id`, ids)}`),
      },
      respond: (after) => after,
    })
  })
  const moved = new Set(answer.events.filter(needsReplication).map(({ data }) => (data as { user: number }).user))
  const news = answer.body.now.filter(({ user }) => moved.has(user))
  await replicateNow(context, 'changed', news, answer.events)
  return { ...answer, body: answer.body.rows }
}

const memberAppend = (row: MembershipRow, { groups: asked, household, internal_note }: Patch): Append => {
  const role = asked && highest(asked)
  if (role !== undefined && role !== row.role && row.creators) {
    throw invalid({ non_field_errors: ['The creator of a space stays its admin.'] }, 'member.creator')
  }
  const patch = {
    ...(role === undefined || role === row.role ? {} : { role }),
    ...(household === undefined || household === (row.household?.id ?? null) ? {} : { household }),
    ...(internal_note === undefined || internal_note === row.internal_note ? {} : { internal_note }),
  }
  const { id, version } = row
  const events =
    Object.keys(patch).length === 0 ? [] : [{ type: 'membership.changed', data: { id, user: row.user.id, patch } }]
  return { stream: `membership:${id}`, expected: version, events }
}

const highest = (asked: readonly number[]): Role => {
  const known = groups.filter(({ id }) => asked.includes(id)).at(-1)
  const unknown = asked.find((id) => !groups.some((group) => group.id === id))
  if (!known || unknown !== undefined) {
    throw invalid({ groups: [`Invalid pk "${unknown ?? ''}" - object does not exist.`] }, 'request.unknown_reference')
  }
  return known.name
}
