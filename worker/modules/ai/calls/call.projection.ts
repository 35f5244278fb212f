import { projection } from '#worker/kernel/log/projection.ts'
import { insertRows, updateRow } from '#worker/kernel/sql/bulk-write.ts'
import type { AiFunction } from '../log.contract.ts'
import { aiLogTable as table } from '../ai.table.ts'
import type { CallEvent } from './call.events.ts'

export const callProjection = projection<CallEvent>({
  'ai-call.asked': ({ space, at, version, data: { price, function: asked, ...call } }) =>
    insertRows(table, [
      {
        space_id: space,
        version,
        created_at: at,
        updated_at: at,
        ...call,
        function: asked as AiFunction, // Only those are asked for; the event keeps the word.
        price: JSON.stringify(price),
        state: 'asked' as const,
        start_time: at,
        credit_cost: 0,
        input_tokens: 0,
        output_tokens: 0,
        cached_tokens: 0,
      },
    ]),
  'ai-call.answered': ({ space, at, version, data: { id, input_tokens, output_tokens, cached_tokens } }) =>
    updateRow(
      table,
      { space, id },
      { version, updated_at: at, end_time: at, input_tokens, output_tokens, cached_tokens },
    ),
  'ai-call.charged': ({ space, at, version, data: { id, credits } }) =>
    updateRow(
      table,
      { space, id },
      { version, updated_at: at, state: 'charged' as const, credit_cost: credits, reserved: 0 },
    ),
  'ai-call.failed': ({ space, at, version, data: { id, code } }) =>
    updateRow(
      table,
      { space, id },
      { version, updated_at: at, end_time: at, state: 'failed' as const, code, reserved: 0 },
    ),
  'ai-call.released': ({ space, at, version, data: { id } }) =>
    updateRow(table, { space, id }, { version, updated_at: at, end_time: at, state: 'released' as const, reserved: 0 }),
})
