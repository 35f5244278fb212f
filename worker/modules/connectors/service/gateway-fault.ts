import { allowedHosts, requireAllowedUrl } from '#worker/gateway/require-allowed-url.ts'
import { GatewayRefusal, type GatewayReason } from '#worker/gateway/gateway-refusal.ts'
import { ServiceFault } from './todo-service.ts'

const FORBIDDEN: ReadonlySet<GatewayReason> = new Set([
  'invalid_url',
  'scheme',
  'userinfo',
  'port',
  'address_literal',
  'private_name',
])
const ALLOWABLE: ReadonlySet<GatewayReason> = new Set(['port', 'address_literal', 'private_name'])

/** What a refusal of the gateway means to a service; anything else is thrown as it is. */
export function gatewayFault(error: unknown): ServiceFault {
  if (!(error instanceof GatewayRefusal)) throw error
  if (FORBIDDEN.has(error.reason)) return new ServiceFault('forbidden_address', addressSentence(error))
  const asks = error.reason === 'too_many_redirects' || error.reason === 'content_type'
  return new ServiceFault(asks ? 'refused' : 'unreachable', error.message)
}

/** Why an address may not be reached and what can be done about it; null where it may, or where there is none. */
export function serviceAddressFault(address: unknown, allow: string | undefined): string | null {
  if (typeof address !== 'string' || address === '') return null
  try {
    requireAllowedUrl(address, undefined, allowedHosts(allow))
    return null
  } catch (error) {
    if (error instanceof GatewayRefusal) return addressSentence(error)
    throw error
  }
}

const addressSentence = ({ reason, message }: GatewayRefusal): string =>
  ALLOWABLE.has(reason)
    ? `${message} A server in your own network can only be reached where whoever runs Larder names it in FETCH_ALLOW.`
    : message
