import { sql } from 'drizzle-orm'
import type { Event } from '../contract/events.ts'
import type { Store } from '../log/commit.ts'
import type { Statement } from '../sql/sql.ts'
import type { FollowerKind } from './follower-kind.ts'

/** A follower that was asleep: somebody has to send a message for it. */
export interface Woken {
  kind: string
  id: number
}

export type Wake = (store: Pick<Store, 'db' | 'space' | 'at' | 'follower'>, events: readonly Event[]) => Statement[]

/**
 * Statements of a commit, after its events, that wake whoever follows them; each answers rows of `Woken`. One that is awake
 * needs no further message, and one that waits after a failure is not hurried.
 */
export const wakeFollowers =
  (kinds: readonly FollowerKind[]): Wake =>
  ({ db, space, at, follower }, events) =>
    db.name === 'DIRECTORY'
      ? []
      : kinds
          .filter(({ on }) => events.some(({ type }) => on.includes(type)))
          .map(
            ({ kind, following }) => sql`
            INSERT INTO follower (space_id, kind, id, cursor, wake_at, attempts)
            SELECT f.space_id, ${kind}, f.id, (SELECT max(seq) FROM event WHERE space_id = ${space}) - ${events.length}, ${at}, 0
            ${following} AND f.space_id = ${space} AND f.id IS NOT ${follower?.kind === kind ? follower.id : null}
            ON CONFLICT DO UPDATE SET wake_at = excluded.wake_at
              WHERE (attempts = 0 OR lease_until IS NOT NULL) AND (wake_at IS NULL OR wake_at > excluded.wake_at)
            RETURNING kind, id`,
          )
