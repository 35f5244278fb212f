import { now } from '../worker/clock.ts'
import { Database } from '../worker/kernel/database.ts'
import { pointersFor, type Pointer } from '../worker/kernel/outbox.ts'
import { eventAt, forgetFailure, isDone, receipt } from '../worker/kernel/receipt.ts'
import { databaseNamed } from '../worker/kernel/shards.ts'
import { commit } from '../worker/kernel/store.ts'
import { project, reactors } from '../worker/registry.ts'

/** Lets one reactor see one event, unless it has already, and commits what it returns together with the receipt. */
export async function react({ reactor: name, database, seq }: Pointer, env: Env): Promise<void> {
  const reactor = reactors.find((one) => one.name === name)
  const db = new Database(database, databaseNamed(env, database))
  const { event: events, done } = await db.read({ event: eventAt(seq), done: isDone(name, seq) })
  const [event] = events
  if (!reactor || !event || done.length > 0 || !reactor.on.includes(event.type)) return
  const appends = await reactor.run(event, { env, db, at: now() })
  const at = now()
  const store = {
    db,
    space: event.space,
    at,
    actor: { user: event.actor.user, system: name },
    command: null,
    project,
    announce: () => {},
    background: () => {},
  }
  const also = [forgetFailure(name, seq), receipt(name, seq, at, 'done')]
  const written = await commit(store, appends, {}, { status: 200, location: null, also }).catch(
    async (error: unknown) => {
      const { done: meanwhile } = await db.read({ done: isDone(name, seq) })
      if (meanwhile.length > 0) return null
      throw error
    },
  )
  const owed = pointersFor(reactors, database, written?.events ?? [])
  if (owed.length > 0) await env.EVENTS.sendBatch(owed.map((body) => ({ body })))
}
