import type { Append } from '#worker/kernel/log/commit.ts'
import type { OffReason } from './webhook.contract.ts'
import type { Of } from './waiting.rows.ts'

export const switchedOff = ({ id }: Of, version: number, reason: OffReason): Append => ({
  stream: `webhook:${id}`,
  expected: version,
  events: [{ type: 'webhook.switched_off', data: { id, reason } }],
})

export const switchOff = (of: Of, version: number, reason: OffReason) => ({
  appends: [switchedOff(of, version, reason)],
  requires: [],
})
