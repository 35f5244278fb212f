import { sql } from 'drizzle-orm'
import type { FollowerKind } from '#worker/kernel/follow/follower-kind.ts'
import { followingConnector } from './round/connector.rows.ts'
import { paused } from './round/pause-step.ts'
import { runRound } from './round/run-round.ts'

export const CONNECTOR = 'connector'

const DAYS_WITHOUT_ANSWER = 7

const verbs = (noun: string, ...some: readonly string[]) => some.map((verb) => `${noun}.${verb}`)

/** Rows that have something to send or to fetch. */
export const isRunning = sql`f.enabled AND f.state = 'ok' AND f.deleted_with IS NULL
  AND (f.two_way OR f.on_shopping_list_entry_created_enabled OR f.on_shopping_list_entry_updated_enabled
    OR f.on_shopping_list_entry_deleted_enabled)`

/** Connectors follow whatever changes what an item of the shopping list says. */
export const followLists: FollowerKind = {
  kind: CONNECTOR,
  on: [
    ...verbs('shopping', 'added', 'checked', 'unchecked', 'changed', 'listed', 'removed', 'restored', 'rescaled'),
    ...verbs('food', 'changed', 'merged', 'put_back'),
    ...verbs('unit', 'changed', 'merged', 'put_back', 'deleted', 'restored'),
    ...verbs('supermarket-category', 'changed', 'merged', 'deleted', 'restored'),
    ...verbs('recipe', 'deleted', 'restored'),
    ...verbs('meal-plan', 'deleted', 'restored'),
    ...verbs('shopping-list', 'deleted', 'restored'),
    ...verbs('connector-config', 'created', 'changed', 'restored', 'resumed'),
  ],
  following: sql`FROM connector_config f WHERE ${isRunning}`,
  run: (follower, _events, world) => runRound(follower, world),
  giveUp({ space, id, failing_since: since }, error, { at }) {
    if (since === null || Date.parse(at) - Date.parse(since) < DAYS_WITHOUT_ANSWER * 86_400_000) return null
    const reason = error instanceof Error ? error.message : 'It could not go on.'
    return {
      load: { now: followingConnector(space, id) },
      decide: ({ now = [] }) => ({
        appends:
          now.length > 0
            ? [paused(id, { state: 'unreachable', message: `Nothing went well for a week. ${reason}` })]
            : [],
      }),
    }
  },
}
