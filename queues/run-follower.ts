import { jittered, now } from '#worker/clock.ts'
import type { FollowerKind, FollowerMessage, FollowerRow, FollowerStep } from '#worker/kernel/follow/follower-kind.ts'
import {
  EVENTS_PER_STEP,
  followedEvents,
  forgetFollower,
  holdsLease,
  isFollowing,
  lease,
  release,
  releaseFailed,
  wakeTime,
} from '#worker/kernel/follow/follower.rows.ts'
import { execute, outcome } from '#worker/kernel/log/execute.ts'
import { guardThat, noEventsSince } from '#worker/kernel/log/guard.ts'
import { followerMessages, reactorMessages, type QueueMessage } from '#worker/kernel/log/outbox.ts'
import { RetryLater } from '#worker/kernel/log/retry-later.ts'
import type { Store } from '#worker/kernel/log/commit.ts'
import { Database } from '#worker/kernel/sql/database.ts'
import { databaseByName } from '#worker/kernel/sql/shards.ts'
import { followers, project, reactors, wake } from '#worker/registry.ts'
import { shownError } from './run-reactor.ts'
import { sendMessages } from './send-messages.ts'

/** Longer than a step takes: what is cut off stands still for so long. */
const LEASE_MS = 5 * 60_000
/** The sweep comes by every two minutes; what is due earlier gets a message of its own. */
const SWEEP_MS = 120_000

interface Run {
  kind: FollowerKind
  key: { space: number; kind: string; id: number }
  follower: FollowerRow
  db: Database
  env: Env
  until: string
}

/** Does steps of a follower while there is something to do and time is left. Failures of it are kept beside it. */
export async function runFollower(
  message: FollowerMessage,
  env: Env,
  milliseconds: number,
  kinds: readonly FollowerKind[] = followers,
): Promise<void> {
  const kind = kinds.find((one) => one.kind === message.follower)
  if (!kind) {
    console.error(`no follower ${message.follower} is registered`)
    return
  }
  const db = new Database(message.database, databaseByName(env, message.database))
  const key = { space: message.space, kind: kind.kind, id: message.id }
  const began = Date.parse(now())
  for (;;) {
    const wakeAt = await runStep(kind, key, db, env)
    if (wakeAt === null) return
    const pause = Date.parse(wakeAt) - Date.parse(now())
    if (pause <= 0 && Date.parse(now()) - began < milliseconds) continue
    if (pause < SWEEP_MS)
      await env.EVENTS.sendBatch([{ body: message, delaySeconds: Math.max(0, Math.ceil(pause / 1000)) }])
    return
  }
}

/** Returns when it goes on; null where nothing is to be done, or somebody else is doing it. */
async function runStep(kind: FollowerKind, key: Run['key'], db: Database, env: Env): Promise<string | null> {
  const at = now()
  const until = new Date(Date.parse(at) + LEASE_MS).toISOString()
  const { leased, following, events, end } = await db.read({
    leased: lease(key, at, until),
    following: isFollowing(kind, key),
    ...followedEvents(key, kind.on),
  })
  const [follower] = leased
  if (!follower) return null
  if (following.length === 0) {
    await db.batch([forgetFollower(key)])
    return null
  }
  const run: Run = { kind, key, follower, db, env, until }
  const cursor = events.length < EVENTS_PER_STEP ? (end[0]?.seq ?? follower.cursor) : (events.at(-1)?.seq ?? 0)
  try {
    const step = await kind.run(follower, events, { env, db, at, until })
    const isMore = step.again || events.length === EVENTS_PER_STEP
    return await commitStep(run, step, { cursor, nextAt: isMore ? at : step.nextAt })
  } catch (error) {
    return fail(run, error)
  }
}

/** Returns when it goes on: at once, where it was woken meanwhile. */
async function commitStep(
  { kind, key, db, env, until }: Run,
  { load, decide, user = null }: Omit<FollowerStep, 'nextAt' | 'user'> & { user?: number | null },
  { cursor, nextAt }: { cursor: number; nextAt: string | null },
): Promise<string | null> {
  const at = now()
  const messages: QueueMessage[] = []
  const store: Store = {
    db,
    space: key.space,
    at,
    actor: { user, system: kind.kind },
    commandId: `${kind.kind}-${key.id}-${Date.parse(until)}`,
    idempotencyKey: null,
    project,
    wake,
    follower: key,
    notify: ({ events, woken }) =>
      messages.push(...reactorMessages(reactors, db.name, events), ...followerMessages(db.name, key.space, woken)),
    background: () => {},
  }
  const { body } = await execute(store, load, async (found) => {
    const { appends, requires = [noEventsSince], also = [], nextAt: decided = nextAt } = await decide(found)
    return outcome({
      appends,
      requires: [...requires, guardThat(holdsLease(key, until))],
      also: [...also, release(key, until, cursor, decided)],
      answer: { time: wakeTime(key) },
      respond: ({ time }) => time[0]?.wake_at ?? null,
    })
  })
  await sendMessages(env, messages)
  return body
}

async function fail(run: Run, error: unknown): Promise<string | null> {
  const { kind, key, follower, db, env, until } = run
  const at = now()
  const attempts = follower.attempts + 1
  const failed = { ...follower, attempts, failing_since: follower.failing_since ?? at, error: shownError(error) }
  const end = kind.giveUp?.(failed, error, { env, db, at, until })
  if (end) {
    return commitStep(run, end, { cursor: follower.cursor, nextAt: null })
  }
  console.warn(`${key.kind} ${key.id} of space ${key.space} failed, attempt ${attempts}: ${failed.error}`)
  const wait = error instanceof RetryLater && error.seconds !== undefined ? error.seconds : pauseAfter(attempts)
  const nextAt = new Date(Date.parse(at) + wait * 1000).toISOString()
  await db.batch([releaseFailed(key, until, { at, error: failed.error, nextAt })])
  return nextAt
}

const HOUR_SECONDS = 3600

/** In seconds, longer each time. */
const pauseAfter = (attempts: number): number => jittered(Math.min(HOUR_SECONDS, 5 * 4 ** (attempts - 1)))
