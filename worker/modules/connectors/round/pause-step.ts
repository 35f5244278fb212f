import { followerStep, type FollowerStep } from '#worker/kernel/follow/follower-kind.ts'
import type { Append } from '#worker/kernel/log/commit.ts'
import type { Statement } from '#worker/kernel/sql/sql.ts'
import { roundStream } from '../connector.events.ts'
import type { ConnectorState } from '../connector.contract.ts'
import { followingConnector, type ConnectorRow } from './connector.rows.ts'

interface Reason {
  state: ConnectorState
  message: string
}

/** It stands still from now on, and says why. */
export const pauseStep = (connector: ConnectorRow, reason: Reason, also: readonly Statement[] = []): FollowerStep =>
  followerStep(
    { now: followingConnector(connector.space_id, connector.id) },
    // A change meanwhile may be just what it needs.
    ({ now: [now] }) => ({ appends: now?.version === connector.version ? [paused(connector.id, reason)] : [], also }),
    { nextAt: null, user: connector.created_by },
  )

export const paused = (id: number, { state, message }: Reason): Append => ({
  stream: roundStream(id),
  expected: 'any',
  events: [{ type: 'connector-config.paused', data: { id, state, message } }],
})
