import { sql, type SQL } from 'drizzle-orm'
import { displayName, usernameSql, type NamedPerson } from '#worker/auth/display-name.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import type { Logged } from '#worker/kernel/contract/events.ts'
import { query, type Query } from '#worker/kernel/sql/query.ts'
import { receipt } from '#worker/kernel/log/receipt.ts'
import { inValues, jsonEach } from '#worker/kernel/sql/sql.ts'
import { createStore } from '#worker/kernel/log/space-store.ts'
import { commit, type Store } from '#worker/kernel/log/commit.ts'
import type { MemberCopy } from './member.events.ts'

interface CurrentMember extends NamedPerson {
  space: number
  shard: string
  user: number
  is_staff: boolean
  is_superuser: boolean
  is_active: boolean
  household: number | null
  here: boolean
  seq: number
}

/** `m` is the current membership, or else the last one. */
export const currentMembers = (where: SQL): Query<CurrentMember> =>
  query<CurrentMember>(
    sql`
    SELECT m.space_id AS space, s.shard, u.id AS user, ${usernameSql} AS username,
      u.first_name, u.last_name, u.is_staff, u.is_superuser, u.is_active, m.household, m.deleted_with IS NULL AS here,
      (SELECT max(seq) FROM event) AS seq
    FROM membership m JOIN user u ON u.id = m.user_id JOIN space s ON s.space_id = m.space_id
    WHERE ${where} AND m.id = (SELECT l.id FROM membership l WHERE l.space_id = m.space_id AND l.user_id = m.user_id
      ORDER BY l.deleted_with IS NULL DESC, l.id DESC LIMIT 1)`,
    { bool: ['is_staff', 'is_superuser', 'is_active', 'here'] },
  )

export const REPLICATION_REACTOR = 'members'
export const REPLICATED_EVENTS = [
  'membership.granted',
  'membership.changed',
  'membership.ended',
  'membership.restored',
  'user.renamed',
]
const JOIN_EVENTS = new Set(['membership.granted', 'membership.restored'])

export const isJoinEvent = ({ type }: Pick<Logged, 'type'>): boolean => JOIN_EVENTS.has(type)

/** Spaces keep no copy of roles and notes. */
export const needsReplication = ({ type, data }: Pick<Logged, 'type' | 'data'>): boolean =>
  REPLICATED_EVENTS.includes(type) &&
  (type !== 'membership.changed' || 'household' in (data as { patch: object }).patch)

/** For requests that do not know beforehand which events they cause. */
export async function replicateEvents(context: Context, events: readonly Logged[]): Promise<void> {
  const news = events.filter(needsReplication)
  const renamed = news.flatMap(({ type, data }) => (type === 'user.renamed' ? [(data as { id: number }).id] : []))
  const placed = news.flatMap(({ type, space, data }) =>
    type === 'user.renamed' ? [] : [[space, (data as { user: number }).user]],
  )
  const { now } =
    news.length === 0
      ? { now: [] }
      : await context.directory.read({
          now: currentMembers(sql`((m.space_id, m.user_id) IN (SELECT value ->> 0, value ->> 1 FROM ${jsonEach(placed)})
            OR (${inValues(sql`m.user_id`, renamed)} AND m.deleted_with IS NULL))`),
        })
  await replicateNow(context, news.some(isJoinEvent) ? 'joined' : 'changed', now, events)
}

/** Replicates at once and marks the event handled for the reactor. */
export async function replicateNow(
  context: Context,
  type: 'joined' | 'changed',
  members: readonly CurrentMember[],
  events: readonly Logged[],
): Promise<void> {
  const seq = events.at(-1)?.seq
  if (seq === undefined) return
  await replicateMembers(context, type, members, seq)
  markHandled(
    context,
    REPLICATION_REACTOR,
    events.filter((event) => REPLICATED_EVENTS.includes(event.type)),
  )
}

export function markHandled(context: Context, reactor: string, events: readonly Logged[]): void {
  if (events.length === 0) return
  context.background(context.directory.batch(events.map(({ seq }) => receipt(reactor, seq, context.at, 'done'))))
}

/** Copies carry event `seq`, and an older one never replaces a newer one, so any order and repetition is fine. */
export async function replicateMembers(
  context: Context,
  type: 'joined' | 'changed',
  members: readonly CurrentMember[],
  seq: number,
) {
  for (const { space, shard, here, household, ...person } of members) {
    const copy: MemberCopy = { ...person, display_name: displayName(person), household }
    const event = here
      ? { type: `member.${type}`, data: copy }
      : { type: 'member.left', data: { user: person.user, seq: person.seq } }
    const key = { id: `directory:${seq}:${person.user}`, method: 'SYSTEM', path: `member:${person.user}`, digest: null }
    const store: Store = { ...createStore(context, context.spaceDatabase(shard), space), idempotencyKey: key }
    const append = { stream: `member:${person.user}`, expected: 'any' as const, events: [event] }
    try {
      const written = await commit(store, [append], {}, { status: 200, location: null })
      store.notify(written)
    } catch (error) {
      if (!String(error).includes('UNIQUE constraint failed: command')) throw error
    }
  }
}
