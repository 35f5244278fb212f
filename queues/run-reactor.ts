import { now } from '#worker/clock.ts'
import { Database } from '#worker/kernel/sql/database.ts'
import type { Logged } from '#worker/kernel/contract/events.ts'
import { execute, outcome } from '#worker/kernel/log/execute.ts'
import { noEventsSince } from '#worker/kernel/log/guard.ts'
import { reactorMessages, type ReactorMessage } from '#worker/kernel/log/outbox.ts'
import type { Reactor, ReactorResult } from '#worker/kernel/log/reactor.ts'
import { eventBySeq, clearFailedReceipt, doneReceipt, receipt } from '#worker/kernel/log/receipt.ts'
import { databaseByName } from '#worker/kernel/sql/shards.ts'
import { project, reactors } from '#worker/registry.ts'

/** Runs one reactor on one event and commits the result together with the receipt; a repeated message does nothing. */
export async function runReactor(message: ReactorMessage, env: Env): Promise<void> {
  const found = await findWork(message, env)
  if (!found) return
  const { reactor, event, db } = found
  const result = await reactor.run(event, { env, db, at: now() })
  await commitResult(found, env, result, 'done')
  await result?.after?.().catch((error: unknown) => console.warn(`${reactor.name} left something behind`, error))
}

/** Writes that the work is given up, with what its reactor makes of that. */
export async function giveUpReactor(message: ReactorMessage, env: Env, reason: string | null): Promise<void> {
  const { reactor: name, database, seq } = message
  const found = await findWork(message, env)
  const result = found?.reactor.giveUp?.(found.event) ?? null
  if (found && result) await commitResult(found, env, result, 'dead')
  const db = new Database(database, databaseByName(env, database))
  await db.batch([receipt(name, seq, now(), 'dead', reason)])
}

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
  env: Env,
  result: ReactorResult | null,
  as: 'done' | 'dead',
) {
  const { seq } = event
  const at = now()
  const { user, command = `event-${seq}` } = event.actor
  const store = {
    db,
    space: event.space,
    at,
    actor: { user, system: name },
    // The result belongs to the event's command, so that undo includes it.
    commandId: command,
    idempotencyKey: null,
    project,
    notifyReactors: () => {},
    background: () => {},
  }
  const written = await execute(store, { ...result?.load, done: doneReceipt(name, seq) }, (found) => {
    const isRepeated = found.done.length > 0
    const { appends, requires } = (!isRepeated && result?.decide(found)) || { appends: [], requires: [] }
    const written =
      as === 'done' ? [clearFailedReceipt(name, seq), receipt(name, seq, at, 'done')] : [receipt(name, seq, at, 'dead')]
    return outcome({
      appends,
      requires: result ? (requires ?? [noEventsSince]) : [],
      also: isRepeated ? [] : written,
      answer: {},
      respond: () => null,
    })
  })
  const messages = reactorMessages(reactors, db.name, written.events)
  if (messages.length > 0) await env.EVENTS.sendBatch(messages.map((body) => ({ body })))
}
