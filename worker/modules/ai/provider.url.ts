import { addressFault } from '../../gateway/address.fault.ts'

type Rules = Pick<Env, 'AI_ALLOWED_URLS' | 'FETCH_ALLOW'>

/**
 * Why a provider may not be at an address, in a sentence; null where it may. Keys are sent there, so that it has to be
 * encrypted, and below one of the addresses that whoever runs the server allows, where any are named.
 */
export function providerUrlFault(address: unknown, { AI_ALLOWED_URLS, FETCH_ALLOW }: Rules): string | null {
  const fault = addressFault(address, FETCH_ALLOW)
  if (fault || typeof address !== 'string' || address === '') return fault
  const url = new URL(address)
  if (url.protocol !== 'https:' && addressFault(address, '') === null) return 'The address has to begin with https.'
  const allowed = (AI_ALLOWED_URLS ?? '').split(/\s+/).filter((one) => URL.canParse(one))
  return allowed.length === 0 || allowed.some((one) => isBelow(url, new URL(one)))
    ? null
    : 'Providers at this address are not allowed here.'
}

const isBelow = (url: URL, base: URL) =>
  url.origin === base.origin && `${url.pathname}/`.startsWith(base.pathname.replace(/\/*$/, '/'))
