import { now } from '#worker/clock.ts'
import type { Attempt } from '../delivery.rows.ts'
import { MOST_AT_ONCE, type Waiting } from '../waiting.rows.ts'
import { deliver, type Receiver } from './deliver.ts'
import { messageOf } from './message.ts'

export interface Sent extends Attempt {
  waiting: Waiting
}

const SIDE_BY_SIDE = 4
/** No further messages are begun after. */
const BUDGET_MS = 15_000
/** So many together of which none was taken mean that the receiver is down. */
const DOWN_AFTER = 3 * SIDE_BY_SIDE

/**
 * Sends messages of different objects side by side, and those of one object one after the other: behind one that fails, they
 * wait. Ends early where the receiver is down, or wants to be left alone. `isMore`: something is left to be sent now.
 */
export async function sendInOrder(
  receiver: Receiver,
  webhook: number,
  due: readonly Waiting[],
): Promise<{ sent: Sent[]; isMore: boolean }> {
  const began = Date.parse(now())
  const sent: Sent[] = []
  let left = due.filter((one) => one.data !== null && one.visible)
  while (left.length > 0 && Date.parse(now()) - began < BUDGET_MS) {
    const wave = firstOfEach(left).slice(0, SIDE_BY_SIDE)
    const done = await Promise.all(wave.map((one) => send(receiver, webhook, one)))
    sent.push(...done)
    const blocked = new Set(done.flatMap(({ waiting, outcome }) => (outcome.ok ? [] : [waiting.stream])))
    left = left.filter((one) => !wave.includes(one) && !blocked.has(one.stream))
    if (done.some(wantsRest) || isDown(sent)) return { sent, isMore: false }
  }
  return { sent, isMore: left.length > 0 || due.length === MOST_AT_ONCE }
}

/** The first message of each object, those that failed least before all others. */
const firstOfEach = (some: readonly Waiting[]): Waiting[] =>
  [...new Map(some.toReversed().map((one) => [one.stream, one])).values()].toSorted(
    (a, b) => a.attempts - b.attempts || a.seq - b.seq,
  )

const wantsRest = ({ outcome }: Sent): boolean => outcome.isGone || outcome.holdSeconds !== null
const isDown = (sent: readonly Sent[]): boolean => sent.length >= DOWN_AFTER && sent.every(({ outcome }) => !outcome.ok)

async function send(receiver: Receiver, webhook: number, waiting: Waiting): Promise<Sent> {
  const message = messageOf(webhook, waiting)
  const outcome = await deliver(receiver, message)
  return { waiting, message_id: message.id, seq: waiting.seq, type: message.type, outcome }
}
