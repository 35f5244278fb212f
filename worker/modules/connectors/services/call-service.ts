import { now } from '#worker/clock.ts'
import { gatewayFetch, type GatewayAnswer, type GatewayOptions } from '#worker/gateway/gateway-fetch.ts'
import { GatewayRefusal } from '#worker/gateway/gateway-refusal.ts'
import { gatewayFault } from '../service/gateway-fault.ts'
import type { ServiceAccount } from '../service/todo-service.ts'

export type ServiceCall = Omit<GatewayOptions, 'allow' | 'body'> & { url: string; body?: string }

/** One request to a service, told to the log of the connector. Any status is an answer; what fails is a ServiceFault. */
export async function callService(
  { allow, onExchange }: Pick<ServiceAccount, 'allow' | 'onExchange'>,
  { url, ...options }: ServiceCall,
): Promise<GatewayAnswer> {
  const begun = Date.parse(now())
  const letters = (text: string) => text.slice(0, TOLD_LETTERS)
  const tell = (status: number | null, answered: string) =>
    onExchange({
      method: options.method ?? 'GET',
      url: withoutQuery(url),
      status,
      ms: Date.parse(now()) - begun,
      sent: letters(options.body ?? ''),
      answered: letters(answered),
    })
  try {
    const answer = await gatewayFetch(url, { timeoutMs: 20_000, ...options, allow })
    tell(answer.status, new TextDecoder().decode(answer.bytes.subarray(0, 4 * TOLD_LETTERS)))
    return answer
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error
    tell(null, error.message)
    throw gatewayFault(error)
  }
}

const TOLD_LETTERS = 500

const withoutQuery = (url: string) => url.replace(/[?#].*$/s, '')
