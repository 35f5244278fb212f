import type { SQL } from 'drizzle-orm'
import type { Logged } from '../contract/events.ts'
import type { Append } from '../log/commit.ts'
import type { Guard } from '../log/guard.ts'
import type { ReactorContext } from '../log/reactor.ts'
import type { Queries, QueryResults } from '../sql/query.ts'
import type { Statement } from '../sql/sql.ts'

export interface FollowerRow {
  space: number
  kind: string
  id: number
  cursor: number
  attempts: number
  /** Since when nothing went well; null where the last step did. */
  failing_since: string | null
  error: string | null
}

export interface FollowerWorld extends ReactorContext {
  /** A step has to end before, as somebody else takes over then. */
  until: string
}

interface FollowerDecision {
  appends: readonly Append[]
  requires?: readonly Guard[]
  also?: readonly Statement[]
  /** When it goes on, where only the decision knows; else as the step says. */
  nextAt?: string | null
}

/** What a step writes: read, decided and committed as a command is, together with how far the follower has come. */
export interface FollowerStep {
  load: Queries
  decide(found: Record<string, unknown[]>): FollowerDecision | Promise<FollowerDecision>
  /** An instant: it goes on then, though nothing happens. Null: an event has to wake it. */
  nextAt: string | null
  /** It goes on at once, with the events that are new by then. */
  again?: boolean
  /** On whose behalf its events happen; without one, on nobody's. */
  user?: number
}

export const followerStep = <Q extends Queries>(
  load: Q,
  decide: (found: QueryResults<Q>) => ReturnType<FollowerStep['decide']>,
  when: Pick<FollowerStep, 'nextAt' | 'again' | 'user'>,
): FollowerStep => ({ load, decide: (found) => decide(found as QueryResults<Q>), ...when }) // The rows of `load`, under its names.

/** Something in a space that follows its log, such as a webhook. One is never run twice at once. */
export interface FollowerKind {
  kind: string
  /** Types of events that wake it and are given to it. */
  on: readonly string[]
  /** `FROM … f WHERE …`: the rows that follow, each with `space_id` and `id`. Whoever is not among them any more forgets its cursor. */
  following: SQL
  /**
   * Does the next step. `events` are those after the cursor, in their order and at most a hundred, its own among them (they name
   * its kind as `actor.system`, and do not wake it); none where it only goes on. A step that is cut off is done again with the same events. What it throws makes it wait, longer each time; `RetryLater` says how long.
   */
  run(follower: FollowerRow, events: readonly Logged[], world: FollowerWorld): Promise<FollowerStep>
  /** After a failure; `follower` counts it. What is written once that is enough, as an event that ends the following. Null: it tries on. */
  giveUp?(follower: FollowerRow, error: unknown, world: FollowerWorld): Omit<FollowerStep, 'nextAt' | 'again'> | null
}

/** A message of the queue: this follower has something to do. */
export interface FollowerMessage {
  follower: string
  database: string
  space: number
  id: number
}
