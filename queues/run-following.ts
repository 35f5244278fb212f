import { now } from '#worker/clock.ts'
import type { QueueMessage, ReactorMessage } from '#worker/kernel/log/outbox.ts'
import { runReactor } from './run-reactor.ts'

/**
 * Runs a reactor and then what follows for the same one, as the next slice of a job, as long as there is time: each way
 * through the queue costs a second.
 */
export async function runFollowing(message: ReactorMessage, env: Env, milliseconds: number): Promise<void> {
  const began = Date.parse(now())
  const follows = (next: QueueMessage): next is ReactorMessage =>
    'reactor' in next && next.reactor === message.reactor && Date.parse(now()) - began < milliseconds
  const waiting = await runReactor(message, env, follows)
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    try {
      waiting.push(...(await runReactor(next, env, follows)))
    } catch (error) {
      // The message that began this is done; what follows is tried again by the queue.
      console.warn(`${next.reactor} failed on ${next.database}/${next.seq}`, error)
      await env.EVENTS.sendBatch([next, ...waiting].map((body) => ({ body })))
      return
    }
  }
}
