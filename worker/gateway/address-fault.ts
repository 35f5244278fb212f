import { allowedHosts, requireAllowedUrl } from './require-allowed-url.ts'
import { GatewayRefusal } from './gateway-refusal.ts'

/** Why the gateway refuses an address, in a sentence; null where it does not, or where there is none. */
export function addressFault(address: unknown, allow: string | undefined): string | null {
  if (typeof address !== 'string' || address === '') return null
  try {
    requireAllowedUrl(address, undefined, allowedHosts(allow))
    return null
  } catch (error) {
    if (error instanceof GatewayRefusal) return error.message
    throw error
  }
}
