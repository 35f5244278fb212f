import type { SQL } from 'drizzle-orm'
import { now } from '#worker/clock.ts'
import { followerStep, type FollowerStep } from '#worker/kernel/follow/follower-kind.ts'
import type { Append } from '#worker/kernel/log/commit.ts'
import type { Database } from '#worker/kernel/sql/database.ts'
import { noteAttempts } from '../delivery.rows.ts'
import { sendingStream } from '../sending-stream.ts'
import { switchedOff } from '../switch-off.ts'
import { deleteWaiting, dueMessages, nextDue, postpone, type Failed, type Of } from '../waiting.rows.ts'
import type { OffReason } from '../webhook.contract.ts'
import type { Receiver } from './deliver.ts'
import { later, nextAttempt } from './retry-schedule.ts'
import { sendInOrder, type Sent } from './send-in-order.ts'

interface Sending extends Of {
  at: string
  /** Whether the maker may still see an event `e`. */
  visible: SQL
  receiver: Receiver
  /** When the receiver last took something. */
  okAt: string | null
  version: number
}

/** Sends what is due and says what follows: it is gone, tried again, or given up. */
export async function sendWaiting(db: Database, sending: Sending): Promise<FollowerStep> {
  const { id, at, visible, receiver } = sending
  const { due, next } = await db.read({ due: dueMessages(sending, at, visible), next: nextDue(sending, at) })
  const dropped = due.filter((one) => one.data === null || !one.visible).map(({ seq }) => seq)
  const { sent, isMore } = await sendInOrder(receiver, id, due)
  if (sent.length + dropped.length === 0) {
    return followerStep({}, () => ({ appends: [], requires: [] }), { nextAt: next[0]?.due_at ?? null, again: isMore })
  }
  const failed = sent.filter(({ outcome }) => !outcome.ok)
  const retried = failed.flatMap((one): Failed[] => retryOf(one))
  const givenUp = failed.filter(({ waiting: { seq } }) => !retried.some((one) => one.seq === seq))
  const reason = reasonToStop(sending, sent, givenUp)
  const done = sent.filter((one) => one.outcome.ok || givenUp.includes(one)).map(({ waiting: { seq } }) => seq)
  const appends: Append[] = [
    { stream: sendingStream(id), expected: 'any', events: eventsOf(id, sent, givenUp) },
    ...(reason ? [switchedOff(sending, sending.version, reason)] : []),
  ]
  const times = [...retried.map(({ due_at }) => due_at), next[0]?.due_at ?? null].filter((one) => one !== null)
  return followerStep(
    {},
    () => ({
      appends,
      requires: [],
      also: [
        deleteWaiting(sending, [...dropped, ...done]),
        ...(retried.length > 0 ? [postpone(sending, retried)] : []),
        ...noteAttempts(sending, sent, now()),
      ],
    }),
    { nextAt: times.toSorted()[0] ?? null, again: reason === null && (isMore || givenUp.length + dropped.length > 0) },
  )
}

function retryOf({ waiting, outcome }: Sent): Failed[] {
  const usual = nextAttempt(waiting.attempts + 1, outcome.at)
  if (usual === null) return []
  const asked = outcome.holdSeconds === null ? '' : later(outcome.at, outcome.holdSeconds)
  return [{ seq: waiting.seq, since: waiting.failing_since ?? outcome.at, due_at: asked > usual ? asked : usual }]
}

/** The receiver says that it is gone, or took nothing at all in the days in which something was tried. */
function reasonToStop({ okAt }: Sending, sent: readonly Sent[], givenUp: readonly Sent[]): OffReason | null {
  if (sent.some(({ outcome }) => outcome.isGone)) return 'gone'
  if (givenUp.length === 0 || sent.some(({ outcome }) => outcome.ok)) return null
  const isDead = givenUp.some(({ waiting: { failing_since: since } }) => since !== null && (okAt ?? '') < since)
  return isDead ? 'failing' : null
}

function eventsOf(id: number, sent: readonly Sent[], givenUp: readonly Sent[]) {
  const messages = sent.filter(({ outcome }) => outcome.ok).length
  return [
    ...(messages > 0 ? [{ type: 'webhook.sent', data: { id, messages, failed: sent.length - messages } }] : []),
    ...givenUp.map(({ waiting: { seq, attempts } }) => ({
      type: 'webhook.given_up',
      data: { id, seq, attempts: attempts + 1 },
    })),
  ]
}
