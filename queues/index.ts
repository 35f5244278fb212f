import { now } from '#worker/clock.ts'
import { JOB_REACTOR } from '#worker/kernel/jobs/job.reactor.ts'
import { setCallRunner } from '#worker/kernel/jobs/run-within-call.ts'
import { Database } from '#worker/kernel/sql/database.ts'
import type { FollowerMessage } from '#worker/kernel/follow/follower-kind.ts'
import type { QueueMessage, ReactorMessage } from '#worker/kernel/log/outbox.ts'
import { receipt } from '#worker/kernel/log/receipt.ts'
import { NonRetryableError } from '#worker/kernel/log/reactor.ts'
import { RetryLater } from '#worker/kernel/log/retry-later.ts'
import { databaseByName } from '#worker/kernel/sql/shards.ts'
import { reactors } from '#worker/registry.ts'
import { runFollower } from './run-follower.ts'
import { runFollowing } from './run-following.ts'
import { giveUpReactor, shownError } from './run-reactor.ts'

/** In seconds: what the failure asks for, or longer each time, up to an hour. */
const retryDelay = (error: unknown, attempts: number) =>
  error instanceof RetryLater && error.seconds !== undefined
    ? Math.min(MAX_DELAY, Math.ceil(error.seconds))
    : Math.min(3600, 5 * 4 ** (attempts - 1))

/** A queue keeps a message back for no longer: twelve hours. */
const MAX_DELAY = 43_200

const TIME_BUDGET_MS = 20_000

setCallRunner(runFollowing)

export const consume = (batch: MessageBatch<QueueMessage>, env: Env): Promise<void> =>
  consumeWithin(TIME_BUDGET_MS, batch, env)

/** Followers wait for others most of the time, so they run side by side, and none waits for another. */
export async function consumeWithin(milliseconds: number, batch: MessageBatch<QueueMessage>, env: Env): Promise<void> {
  await Promise.all([
    consumeReactors(milliseconds, batch, env),
    ...batch.messages.filter(isForFollower).map((message) => consumeFollower(milliseconds, message, env)),
  ])
}

const isForFollower = (message: Message<QueueMessage>): message is Message<FollowerMessage> =>
  'follower' in message.body
const isForReactor = (message: Message<QueueMessage>): message is Message<ReactorMessage> => 'reactor' in message.body

/** What fails is kept beside the follower; a message whose follower could not be reached is found again by the sweep. */
async function consumeFollower(milliseconds: number, message: Message<FollowerMessage>, env: Env): Promise<void> {
  try {
    await runFollower(message.body, env, milliseconds)
  } catch (error) {
    console.error(`${message.body.follower} ${message.body.id} of space ${message.body.space} was cut off`, error)
  }
  message.ack()
}

/**
 * Messages are acknowledged one by one, so that a failure holds up no others. Jobs come first, as what they bring is
 * more messages.
 */
async function consumeReactors(milliseconds: number, batch: MessageBatch<QueueMessage>, env: Env): Promise<void> {
  const isLater = ({ body }: Message<ReactorMessage>) => Number(body.reactor !== JOB_REACTOR)
  for (const message of batch.messages.filter(isForReactor).toSorted((a, b) => isLater(a) - isLater(b))) {
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
      message.retry({ delaySeconds: retryDelay(error, message.attempts) })
    }
  }
}

const mostAttemptsOf = (name: string) => reactors.find((one) => one.name === name)?.mostAttempts ?? Infinity

const writeReceipt = (env: Env, database: string, statement: ReturnType<typeof receipt>) =>
  new Database(database, databaseByName(env, database)).batch([statement])
