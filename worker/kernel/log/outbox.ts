import type { Context } from './context.ts'
import type { Logged } from '../contract/events.ts'
import type { FollowerMessage } from '../follow/follower-kind.ts'
import type { Woken } from '../follow/wake-followers.ts'
import type { Reactor } from './reactor.ts'

export type QueueMessage = ReactorMessage | FollowerMessage

/** A queue message holds a pointer only: the log keeps the rest. */
export interface ReactorMessage {
  reactor: string
  database: string
  seq: number
}

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

export const followerMessages = (database: string, space: number, woken: readonly Woken[]): FollowerMessage[] =>
  woken.map(({ kind, id }) => ({ follower: kind, database, space, id }))

/** Sends messages after the answer. The sweep finds lost ones by their missing receipt. */
export function enqueueMessages(
  { env, background }: Pick<Context, 'env' | 'background'>,
  messages: readonly QueueMessage[],
): void {
  if (messages.length === 0) return
  background(env.EVENTS.sendBatch(messages.map((body) => ({ body }))))
}
