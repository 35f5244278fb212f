import { allowedOrigins, allowedUrl } from './address-rule.ts'
import { GatewayRefusal } from './gateway-refusal.ts'

/** Why the gateway would not go to an address, in a sentence; null where it would, or where there is none. */
export function addressFault(address: unknown, allow: string | undefined): string | null {
  if (typeof address !== 'string' || address === '') return null
  try {
    allowedUrl(address, undefined, allowedOrigins(allow))
    return null
  } catch (error) {
    if (error instanceof GatewayRefusal) return error.message
    throw error
  }
}
