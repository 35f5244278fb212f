import { now } from '../worker/clock.ts'
import { Database } from '../worker/kernel/sql/database.ts'
import type { Pointer } from '../worker/kernel/log/outbox.ts'
import { receipt } from '../worker/kernel/log/receipt.ts'
import { GiveUp } from '../worker/kernel/log/reactor.ts'
import { databaseNamed } from '../worker/kernel/sql/shards.ts'
import { react } from './react.ts'

/** Longer and longer waits, up to an hour: what is down now is often up later. */
const wait = (attempts: number) => Math.min(3600, 5 * 4 ** (attempts - 1))

/** Takes pointers off the queue. Each is acknowledged on its own, so one failure holds up nothing else. */
export async function consume(batch: MessageBatch<Pointer>, env: Env): Promise<void> {
  for (const message of batch.messages) {
    const { reactor, database, seq } = message.body
    if (batch.queue.endsWith('-dead')) {
      await note(env, database, receipt(reactor, seq, now(), 'dead'))
      message.ack()
      continue
    }
    try {
      await react(message.body, env)
      message.ack()
    } catch (error) {
      if (error instanceof GiveUp) {
        await note(env, database, receipt(reactor, seq, now(), 'dead', error.message))
        message.ack()
        continue
      }
      console.warn(`${reactor} failed on ${database}/${seq}, attempt ${message.attempts}`, error)
      await note(env, database, receipt(reactor, seq, now(), 'failed', String(error).slice(0, 500)))
      message.retry({ delaySeconds: wait(message.attempts) })
    }
  }
}

const note = (env: Env, database: string, statement: ReturnType<typeof receipt>) =>
  new Database(database, databaseNamed(env, database)).batch([statement])
