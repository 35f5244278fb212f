import { sql } from 'drizzle-orm'
import { contextForUser } from '#worker/auth/context-for-user.ts'
import { followerStep, type FollowerKind, type FollowerStep } from '#worker/kernel/follow/follower-kind.ts'
import type { Logged } from '#worker/kernel/contract/events.ts'
import { hasLevel, type Context } from '#worker/kernel/log/context.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { isEventVisible, visibleAmong, visibleKinds } from '#worker/modules/history/feed.ts'
import { receiverState } from './delivery.rows.ts'
import { sendWaiting } from './send/send-waiting.ts'
import { secretsOf } from './send/webhook-secrets.ts'
import { switchOff } from './switch-off.ts'
import { insertWaiting, type Of } from './waiting.rows.ts'
import { isChosen } from './webhook-types.ts'

/** Those that make a webhook begin to follow, as it is new, switched on or has got its secret. */
const BEGINNINGS = ['webhook.created', 'webhook.changed', 'webhook.restored']

interface Here {
  url: string
  events: string[]
  created_by: number
  version: number
}

/** Notes which events are to be sent, and then sends what is due. `types`: what may be chosen. */
export const webhookFollower = (modules: readonly Module[], types: readonly string[]): FollowerKind => ({
  kind: 'webhook',
  on: [...types, ...BEGINNINGS],
  following: sql`FROM webhook f WHERE f.enabled AND f.has_secret AND f.deleted_with IS NULL`,
  async run({ space, id }, events, { env, db, at }) {
    const of = { space, id }
    const { rows, state } = await db.read({
      rows: query<Here>(
        sql`SELECT url, events, created_by, version FROM webhook WHERE space_id = ${space} AND id = ${id}`,
        { json: ['events'] },
      ),
      state: receiverState(of),
    })
    const [row] = rows
    if (!row) return asleep
    const maker = await contextForUser(env, at, { user: row.created_by, space })
    if (!maker || !hasLevel(maker, 'admin'))
      return followerStep({}, () => switchOff(of, row.version, 'maker_left'), { nextAt: null })
    const chosen = events.filter(({ type }) => isChosen(row.events, type))
    if (chosen.length > 0) return noteWaiting(of, await visibleTo(maker, modules, db, chosen), at)
    const hold = state[0]?.hold_until ?? null
    if (hold !== null && hold > at) return { ...asleep, nextAt: hold }
    const secrets = await secretsOf(db, env, { space, id, at })
    if (secrets.length === 0) return followerStep({}, () => switchOff(of, row.version, 'no_secret'), { nextAt: null })
    const visible = isEventVisible(visibleKinds(modules, maker))
    return sendWaiting(db, {
      ...of,
      at,
      visible,
      receiver: { url: row.url, secrets, allow: env.FETCH_ALLOW },
      okAt: state[0]?.ok_at ?? null,
      version: row.version,
    })
  },
})

const asleep: FollowerStep = followerStep({}, () => ({ appends: [], requires: [] }), { nextAt: null })

async function visibleTo(
  maker: Context,
  modules: readonly Module[],
  db: Parameters<FollowerKind['run']>[2]['db'],
  events: readonly Logged[],
): Promise<Logged[]> {
  const { seen } = await db.read({ seen: visibleAmong(visibleKinds(modules, maker), events) })
  const seqs = new Set(seen.map(({ seq }) => seq))
  return events.filter(({ seq }) => seqs.has(seq))
}

/** They are sent by the next step, so that a step that is cut off while it sends has noted them. */
const noteWaiting = (of: Of, events: readonly Logged[], at: string): FollowerStep =>
  followerStep(
    {},
    () => ({ appends: [], requires: [], also: events.length > 0 ? [insertWaiting(of, events, at)] : [] }),
    { nextAt: null, again: true },
  )
