import { now } from '#worker/clock.ts'
import { Database } from '#worker/kernel/sql/database.ts'
import { execute, outcome } from '#worker/kernel/log/execute.ts'
import { noEventsSince } from '#worker/kernel/log/guard.ts'
import { reactorMessages, type ReactorMessage } from '#worker/kernel/log/outbox.ts'
import { eventBySeq, clearFailedReceipt, doneReceipt, receipt } from '#worker/kernel/log/receipt.ts'
import { databaseByName } from '#worker/kernel/sql/shards.ts'
import { project, reactors } from '#worker/registry.ts'

/** Runs one reactor on one event and commits the result together with the receipt; a repeated message does nothing. */
export async function runReactor({ reactor: name, database, seq }: ReactorMessage, env: Env): Promise<void> {
  const reactor = reactors.find((one) => one.name === name)
  if (!reactor) console.error(`no reactor ${name} is registered`)
  const db = new Database(database, databaseByName(env, database))
  const { event: events, done } = await db.read({ event: eventBySeq(seq), done: doneReceipt(name, seq) })
  const [event] = events
  // A purged event has no data to react to.
  if (event?.data === null) return
  if (!reactor || !event || done.length > 0 || !reactor.on.includes(event.type)) return
  const result = await reactor.run(event, { env, db, at: now() })
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
    return outcome({
      appends,
      requires: result ? (requires ?? [noEventsSince]) : [],
      also: isRepeated ? [] : [clearFailedReceipt(name, seq), receipt(name, seq, at, 'done')],
      answer: {},
      respond: () => null,
    })
  })
  const messages = reactorMessages(reactors, database, written.events)
  if (messages.length > 0) await env.EVENTS.sendBatch(messages.map((body) => ({ body })))
  await result?.after?.().catch((error: unknown) => console.warn(`${name} left something behind`, error))
}
