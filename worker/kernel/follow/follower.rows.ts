import { sql, type SQL } from 'drizzle-orm'
import type { Logged } from '../contract/events.ts'
import { query } from '../sql/query.ts'
import { jsonEach, type Statement } from '../sql/sql.ts'
import type { FollowerKind, FollowerMessage, FollowerRow } from './follower-kind.ts'

export const EVENTS_PER_STEP = 100

type Key = Pick<FollowerMessage, 'space' | 'id'> & { kind: string }

const isIt = ({ space, kind, id }: Key): SQL => sql`space_id = ${space} AND kind = ${kind} AND id = ${id}`
const isLeased = (key: Key, lease: string): SQL => sql`${isIt(key)} AND lease_until = ${lease}`

/** Takes a follower whose time has come, unless somebody is at work on it. Until the lease ends, it is not due. */
export const lease = (key: Key, at: string, until: string) =>
  query<FollowerRow>(sql`UPDATE follower SET lease_until = ${until}, wake_at = ${until}
    WHERE ${isIt(key)} AND wake_at <= ${at} AND (lease_until IS NULL OR lease_until <= ${at})
    RETURNING space_id AS space, kind, id, cursor, attempts, failing_since, error`)

export const isFollowing = ({ following }: FollowerKind, { space, id }: Key) =>
  query(sql`SELECT 1 ${following} AND f.space_id = ${space} AND f.id = ${id}`)

/** Events after the cursor of a follower, and where the log of its space ends. Purged events have no data. */
export const followedEvents = (key: Key, on: readonly string[]) => ({
  events: query<Logged>(
    sql`SELECT seq, space_id AS space, stream, version, type, data, meta AS actor, at FROM event
      WHERE space_id = ${key.space} AND seq > (SELECT cursor FROM follower WHERE ${isIt(key)})
        AND type IN (SELECT value FROM ${jsonEach(on)}) AND data <> 'null' ORDER BY seq LIMIT ${EVENTS_PER_STEP}`,
    { json: ['data', 'actor'] },
  ),
  end: query<{ seq: number }>(sql`SELECT coalesce(max(seq), 0) AS seq FROM event WHERE space_id = ${key.space}`),
})

/** False where the lease ran out and somebody else took over. */
export const holdsLease = (key: Key, until: string): SQL =>
  sql`EXISTS (SELECT 1 FROM follower WHERE ${isLeased(key, until)})`

/** After a step that went well. One that was woken meanwhile stays awake. Answers when it goes on. */
export const release = (key: Key, until: string, cursor: number, nextAt: string | null): Statement =>
  sql`UPDATE follower SET cursor = ${cursor}, lease_until = NULL, attempts = 0, failing_since = NULL, error = NULL,
      wake_at = CASE WHEN wake_at < lease_until THEN wake_at ELSE ${nextAt} END
    WHERE ${isLeased(key, until)}`

export const releaseFailed = (
  key: Key,
  until: string,
  failed: { at: string; error: string; nextAt: string },
): Statement =>
  sql`UPDATE follower SET lease_until = NULL, attempts = attempts + 1, failing_since = coalesce(failing_since, ${failed.at}),
      error = ${failed.error}, wake_at = ${failed.nextAt}
    WHERE ${isLeased(key, until)}`

export const forgetFollower = (key: Key): Statement => sql`DELETE FROM follower WHERE ${isIt(key)}`

/** It goes on now, also where it waits after a failure. Needs a message, or the sweep. */
export const hurryFollower = (key: Key, at: string): Statement =>
  sql`UPDATE follower SET wake_at = ${at} WHERE ${isIt(key)} AND (wake_at IS NULL OR wake_at > ${at})
    AND (lease_until IS NULL OR lease_until <= ${at})`

export const wakeTime = (key: Key) =>
  query<{ wake_at: string | null }>(sql`SELECT wake_at FROM follower WHERE ${isIt(key)}`)

/** Followers of all spaces of a database whose time has come. */
export const dueFollowers = (at: string) =>
  query<{ kind: string; space: number; id: number }>(
    sql`SELECT kind, space_id AS space, id FROM follower WHERE wake_at <= ${at} ORDER BY wake_at LIMIT 1000`,
  )

/** Rows that follow and have no cursor yet, as after a restore: they begin where their log ends. */
export const beginFollowing = ({ kind, following }: FollowerKind, at: string): Statement =>
  sql`INSERT INTO follower (space_id, kind, id, cursor, wake_at, attempts)
    SELECT f.space_id, ${kind}, f.id, (SELECT coalesce(max(seq), 0) FROM event WHERE space_id = f.space_id), ${at}, 0
    ${following} AND NOT EXISTS (SELECT 1 FROM follower g WHERE g.space_id = f.space_id AND g.kind = ${kind} AND g.id = f.id)
    LIMIT 100`
