import { getDomain } from 'tldts'

/**
 * Whether credentials for one address may be sent to the other: to the same origin, from http to https on the same host,
 * and over https to hosts below the same registrable domain, as calendars of one account may lie on other hosts than the
 * account. The public suffix list, private suffixes included, says what a registrable domain is, so that neighbours at a
 * provider that gives away names are strangers.
 */
export function isSameSite(given: URL, other: URL): boolean {
  if (given.origin === other.origin) return true
  if (other.protocol !== 'https:' || other.port !== '') return false
  if (given.hostname === other.hostname) return given.protocol === 'http:' && given.port === ''
  if (given.protocol !== 'https:') return false
  const domain = getDomain(given.hostname, PRIVATE_TOO)
  return domain !== null && domain === getDomain(other.hostname, PRIVATE_TOO)
}

const PRIVATE_TOO = { allowPrivateDomains: true }
