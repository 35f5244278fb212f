import type { GatewayAnswer } from '#worker/gateway/gateway-fetch.ts'
import { retryAfter } from '#worker/gateway/retry-after.ts'
import { ServiceFault, type ServiceFaultReason } from '../service/todo-service.ts'

type Status = Pick<GatewayAnswer, 'status' | 'headers'>

/** What a status that is no success means, where the service gives it no meaning of its own. */
export function faultOfStatus(answer: Status, gone: 'list_gone' | 'item_gone' = 'item_gone'): ServiceFault {
  const { status } = answer
  const reason: ServiceFaultReason =
    status === 401
      ? 'unauthorized'
      : status === 429
        ? 'limited'
        : status === 404 || status === 410
          ? gone
          : status === 409 || status === 412
            ? 'conflict'
            : status >= 500 || status === 408 || status < 400
              ? 'unreachable'
              : 'refused'
  return new ServiceFault(reason, sentenceOf(reason, status), retryAfter(answer.headers))
}

const SENTENCES: ReadonlyMap<ServiceFaultReason, string> = new Map([
  ['unauthorized', 'The service does not accept these credentials. Connect again.'],
  ['limited', 'The service asks to come less often. Larder waits and tries again.'],
  ['list_gone', 'The list is not there any more. Choose another one.'],
  ['item_gone', 'The item is not there any more.'],
  ['conflict', 'The item was changed there meanwhile.'],
])

const sentenceOf = (reason: ServiceFaultReason, status: number) =>
  SENTENCES.get(reason) ??
  (reason === 'unreachable'
    ? `The service cannot answer at the moment (status ${status}). Larder tries again.`
    : `The service does not take this (status ${status}).`)

export const brokenAnswer = () =>
  new ServiceFault('unreachable', 'The service answered something that cannot be read. Larder tries again.')
