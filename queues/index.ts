import { now } from '#worker/clock.ts'
import { JOB_REACTOR } from '#worker/kernel/jobs/job.reactor.ts'
import { Database } from '#worker/kernel/sql/database.ts'
import type { ReactorMessage } from '#worker/kernel/log/outbox.ts'
import { receipt } from '#worker/kernel/log/receipt.ts'
import { NonRetryableError } from '#worker/kernel/log/reactor.ts'
import { databaseByName } from '#worker/kernel/sql/shards.ts'
import { reactors } from '#worker/registry.ts'
import { runFollowing } from './run-following.ts'
import { giveUpReactor, shownError } from './run-reactor.ts'

/** In seconds, growing up to an hour. */
const retryDelay = (attempts: number) => Math.min(3600, 5 * 4 ** (attempts - 1))

const TIME_BUDGET_MS = 20_000

export const consume = (batch: MessageBatch<ReactorMessage>, env: Env): Promise<void> =>
  consumeWithin(TIME_BUDGET_MS, batch, env)

/**
 * Messages are acknowledged one by one, so that a failure holds up no others. Jobs come first, as what they bring is
 * more messages.
 */
export async function consumeWithin(
  milliseconds: number,
  batch: MessageBatch<ReactorMessage>,
  env: Env,
): Promise<void> {
  const isLater = ({ body }: Message<ReactorMessage>) => Number(body.reactor !== JOB_REACTOR)
  for (const message of batch.messages.toSorted((a, b) => isLater(a) - isLater(b))) {
    const { reactor, database, seq } = message.body
    if (batch.queue.endsWith('-dead')) {
      await giveUpReactor(message.body, env)
      message.ack()
      continue
    }
    try {
      await runFollowing(message.body, env, milliseconds)
      message.ack()
    } catch (error) {
      if (error instanceof NonRetryableError || message.attempts >= mostAttemptsOf(reactor)) {
        await giveUpReactor(message.body, env, error)
        message.ack()
        continue
      }
      console.warn(`${reactor} failed on ${database}/${seq}, attempt ${message.attempts}`, error)
      await writeReceipt(env, database, receipt(reactor, seq, now(), 'failed', shownError(error)))
      message.retry({ delaySeconds: retryDelay(message.attempts) })
    }
  }
}

const mostAttemptsOf = (name: string) => reactors.find((one) => one.name === name)?.mostAttempts ?? Infinity

const writeReceipt = (env: Env, database: string, statement: ReturnType<typeof receipt>) =>
  new Database(database, databaseByName(env, database)).batch([statement])
