import type * as z from 'zod'
import type { Context } from '#worker/kernel/log/context.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { presentOne, versionOf, visibleRow } from '#worker/kernel/resource/define-resource.ts'
import { foundOne } from '#worker/kernel/sql/query.ts'
import type { connectorConfig } from '../connector.contract.ts'
import { roundStream } from '../connector.events.ts'
import { connectorResource } from '../connector.resource.ts'
import type { connectorResume } from './connector-calls.contract.ts'

type Row = z.output<typeof connectorConfig.row>

/** It goes on where it stood; one that does not stand still is as it was. */
export function resumeConnector(
  context: Context,
  id: number,
  { gone }: z.output<typeof connectorResume>,
): Promise<Answer<Row>> {
  const store = spaceStore(context)
  const row = visibleRow(connectorResource, store.space, id, context)
  return execute(store, { row }, (found) => {
    const { state } = foundOne(found.row)
    const says = state === 'many_gone' ? { gone: gone ?? 'put_back' } : {}
    return outcome({
      appends: [
        {
          stream: roundStream(id),
          expected: 'any',
          events: state === 'ok' ? [] : [{ type: 'connector-config.resumed', data: { id, ...says } }],
        },
      ],
      answer: { row },
      respond: (after) => presentOne(connectorResource, after.row),
      version: (after) => versionOf(connectorResource, after.row[0]),
    })
  })
}
