import { now } from '#worker/clock.ts'
import { Database } from '#worker/kernel/sql/database.ts'
import type { Logged } from '#worker/kernel/contract/events.ts'
import { execute, outcome } from '#worker/kernel/log/execute.ts'
import { noEventsSince } from '#worker/kernel/log/guard.ts'
import type { Written } from '#worker/kernel/log/commit.ts'
import { followerMessages, reactorMessages, type QueueMessage, type ReactorMessage } from '#worker/kernel/log/outbox.ts'
import { NonRetryableError, type Reactor, type ReactorResult } from '#worker/kernel/log/reactor.ts'
import { eventBySeq, clearFailedReceipt, doneReceipt, receipt } from '#worker/kernel/log/receipt.ts'
import { databaseByName } from '#worker/kernel/sql/shards.ts'
import { project, reactors, wake } from '#worker/registry.ts'
import { sendMessages } from './send-messages.ts'

/**
 * Runs one reactor on one event and commits the result together with the receipt; a repeated message does nothing. What
 * it brings goes to the queue, but for messages that the caller keeps to run them itself, which are returned.
 */
export async function runReactor(
  message: ReactorMessage,
  env: Env,
  isKept?: (message: QueueMessage) => message is ReactorMessage,
): Promise<ReactorMessage[]> {
  const found = await findWork(message, env)
  if (!found) return []
  const { reactor, event, db } = found
  const result = await reactor.run(event, { env, db, at: now() })
  const messages = await commitResult(found, result, 'done')
  const kept = isKept ? messages.filter(isKept) : []
  const isSent = (one: QueueMessage) => !kept.some((other) => other === one)
  await sendMessages(env, messages.filter(isSent))
  return kept
}

/** Writes that the work is given up, with what its reactor makes of that. Without an error, the last one stands. */
export async function giveUpReactor(message: ReactorMessage, env: Env, error?: unknown): Promise<void> {
  const { reactor: name, database, seq } = message
  const found = await findWork(message, env)
  const result = found?.reactor.giveUp?.(found.event, error) ?? null
  if (found && result) await sendMessages(env, await commitResult(found, result, 'dead'))
  const db = new Database(database, databaseByName(env, database))
  await db.batch([receipt(name, seq, now(), 'dead', error === undefined ? null : shownError(error))])
}

export const shownError = (error: unknown): string =>
  (error instanceof NonRetryableError ? error.message : String(error)).slice(0, 500)

interface Work {
  reactor: Reactor
  event: Logged
  db: Database
}

async function findWork({ reactor: name, database, seq }: ReactorMessage, env: Env): Promise<Work | null> {
  const reactor = reactors.find((one) => one.name === name)
  if (!reactor) console.error(`no reactor ${name} is registered`)
  const db = new Database(database, databaseByName(env, database))
  const { event: events, done } = await db.read({ event: eventBySeq(seq), done: doneReceipt(name, seq) })
  const [event] = events
  // A purged event has no data to react to.
  if (!event || event.data === null || done.length > 0) return null
  return reactor?.on.includes(event.type) ? { reactor, event, db } : null
}

async function commitResult(
  { reactor: { name }, event, db }: Work,
  result: ReactorResult | null,
  as: 'done' | 'dead',
): Promise<QueueMessage[]> {
  const { seq } = event
  const at = now()
  const { user, command = `event-${seq}` } = event.actor
  const messages: QueueMessage[] = []
  const store = {
    db,
    space: event.space,
    at,
    actor: { user, system: name },
    // The result belongs to the event's command, so that undo includes it.
    commandId: command,
    idempotencyKey: null,
    project,
    wake,
    notify: ({ woken }: Written) => messages.push(...followerMessages(db.name, event.space, woken)),
    background: () => {},
  }
  const written = await execute(store, { ...result?.load, done: doneReceipt(name, seq) }, async (found) => {
    const isRepeated = found.done.length > 0
    const decided = isRepeated ? undefined : await result?.decide(found)
    const { appends, requires, also = [] } = decided ?? { appends: [], requires: [] }
    const written =
      as === 'done' ? [clearFailedReceipt(name, seq), receipt(name, seq, at, 'done')] : [receipt(name, seq, at, 'dead')]
    return outcome({
      appends,
      requires: result ? (requires ?? [noEventsSince]) : [],
      also: isRepeated ? [] : [...also, ...written],
      answer: {},
      respond: () => null,
    })
  })
  return [...reactorMessages(reactors, db.name, written.events), ...messages]
}
