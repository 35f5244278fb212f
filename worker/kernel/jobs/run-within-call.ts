import type { Context } from '../log/context.ts'
import type { Logged } from '../contract/events.ts'
import { reactorMessages, type ReactorMessage } from '../log/outbox.ts'
import type { Reactor } from '../log/reactor.ts'

type Runner = (message: ReactorMessage, env: Env, milliseconds: number) => Promise<void>

let registered: Runner | undefined

/** The queue's side calls it once: what runs reactors is no part of the modules. */
export const setCallRunner = (runner: Runner): void => {
  registered = runner
}

/**
 * Does the work of a reactor, and what follows for the same one, within the call that asked for it, as long as somebody
 * waits; the rest goes on behind the answer and by the queue. The caller has committed with this reactor as handled, so
 * that nobody else does it at the same time; whatever is cut off is found by the sweep.
 */
export async function runWithinCall(
  { env, background }: Context,
  reactor: Pick<Reactor, 'name' | 'on'>,
  { database, events, milliseconds }: { database: string; events: readonly Logged[]; milliseconds: number },
): Promise<void> {
  const messages = reactorMessages([{ ...reactor, run: () => Promise.resolve(null) }], database, events)
  const work = Promise.all(messages.map((message) => runOrSend(message, env, milliseconds)))
  background(work)
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([work, patience])
  clearTimeout(timer)
}

async function runOrSend(message: ReactorMessage, env: Env, milliseconds: number): Promise<void> {
  try {
    if (!registered) throw new Error('nothing runs reactors within a call')
    await registered(message, env, milliseconds)
  } catch (error) {
    console.warn(`${message.reactor} failed on ${message.database}/${message.seq} within a call`, error)
    await env.EVENTS.sendBatch([{ body: message }])
  }
}
