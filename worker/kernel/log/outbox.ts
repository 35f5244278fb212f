import type { Context } from './context.ts'
import type { Logged } from '../contract/events.ts'
import type { Reactor } from './reactor.ts'

/** A queue message: which reactor should look at which event of which database. The log keeps the rest. */
export interface ReactorMessage {
  reactor: string
  database: string
  seq: number
}

/** The pointers that a commit owes. */
export const reactorMessages = (
  reactors: readonly Reactor[],
  database: string,
  events: readonly Pick<Logged, 'type' | 'seq'>[],
) =>
  events.flatMap(({ type, seq }) =>
    reactors
      .filter(({ on }) => on.includes(type))
      .map(({ name }): ReactorMessage => ({ reactor: name, database, seq })),
  )

/** Sends pointers after the answer. What gets lost here, the sweep finds by its missing receipt. */
export function enqueueMessages(
  { env, background }: Pick<Context, 'env' | 'background'>,
  messages: readonly ReactorMessage[],
): void {
  if (messages.length === 0) return
  background(env.EVENTS.sendBatch(messages.map((body) => ({ body }))))
}
