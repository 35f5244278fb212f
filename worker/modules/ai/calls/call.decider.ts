import type { Append } from '#worker/kernel/log/commit.ts'
import type { AiRefusal } from '../vendors/ai-refusal.ts'
import type { CallEvent } from './call.events.ts'
import type { Conversation } from './converse.ts'
import { costOf } from './credit-cost.ts'
import type { Price } from './price.contract.ts'

type Asked = Extract<CallEvent, { type: 'ai-call.asked' }>['data']

const append = (id: number, expected: number, events: readonly CallEvent[]): Append => ({
  stream: `ai-call:${id}`,
  expected,
  events,
})

export const askCall = (data: Asked): Append => append(data.id, 0, [{ type: 'ai-call.asked', data }])

interface Open {
  id: number
  version: number
  price: Price
  reserved: number
}

/** What failed costs nothing; and nothing costs more than what was reserved for it, whatever a provider says it took. */
export function endCall(
  { id, version, price, reserved }: Open,
  { result, usage, estimated }: Conversation<unknown>,
): Append {
  const answered: CallEvent[] =
    usage.input + usage.output === 0
      ? []
      : [
          {
            type: 'ai-call.answered',
            data: {
              id,
              input_tokens: usage.input,
              output_tokens: usage.output,
              cached_tokens: usage.cacheRead,
              ...(estimated ? { estimated } : {}),
            },
          },
        ]
  const end: CallEvent =
    'refusal' in result
      ? { type: 'ai-call.failed', data: { id, code: codeOf(result.refusal) } }
      : { type: 'ai-call.charged', data: { id, credits: Math.min(reserved, costOf(price, usage)) } }
  return append(id, version, [...answered, end])
}

export const releaseCall = ({ id, version }: Pick<Open, 'id' | 'version'>): Append =>
  append(id, version, [{ type: 'ai-call.released', data: { id } }])

export const codeOf = ({ reason }: AiRefusal): string => `ai.${reason}`
