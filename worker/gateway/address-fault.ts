import { allowedHosts, requireAllowedUrl } from './require-allowed-url.ts'
import { GatewayRefusal } from './gateway-refusal.ts'

/** Why the gateway refuses an address; null where it does not, or where there is none. */
export function addressRefusal(address: unknown, allow: string | undefined): GatewayRefusal | null {
  if (typeof address !== 'string' || address === '') return null
  try {
    requireAllowedUrl(address, undefined, allowedHosts(allow))
    return null
  } catch (error) {
    if (error instanceof GatewayRefusal) return error
    throw error
  }
}

/** The same as a sentence. */
export const addressFault = (address: unknown, allow: string | undefined): string | null =>
  addressRefusal(address, allow)?.message ?? null
