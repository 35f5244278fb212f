import type { FollowerWorld } from '#worker/kernel/follow/follower-kind.ts'
import type { Append } from '#worker/kernel/log/commit.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { roundStream } from '../connector.events.ts'
import type { TodoService } from '../service/todo-service.ts'
import type { ConnectorRow, RoundState } from './connector.rows.ts'
import type { ExchangeLog } from './exchange-log.ts'
import type { Link } from './link.ts'

/** A step at work. */
export interface Round {
  connector: ConnectorRow
  /** The creator's, with the rights that they have by now. */
  context: Context
  world: FollowerWorld
  service: TodoService
  log: ExchangeLog
  state: RoundState
}

/** `uses`: an answer about lost items is used up, whatever became of it. */
export const synced = (id: number, links: readonly Link[], dropped: readonly number[], uses = false): Append[] =>
  links.length + dropped.length === 0 && !uses
    ? []
    : [
        {
          stream: roundStream(id),
          expected: 'any',
          events: [{ type: 'connector-config.synced', data: { id, links, dropped } }],
        },
      ]

export const secondsAfter = (at: string, seconds: number): string =>
  new Date(Date.parse(at) + seconds * 1000).toISOString()
