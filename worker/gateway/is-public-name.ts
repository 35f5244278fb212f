/** Top-level labels that are never public (RFC 2606, 6761, 6762, 8375, 9476 and common private use). */
const PRIVATE_ENDINGS = new Set([
  'localhost',
  'local',
  'localdomain',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'arpa',
  'test',
  'example',
  'invalid',
  'onion',
  'alt',
  'svc',
  'consul',
])

/** Public names that resolve to a private address in their name, or to the loopback. */
const REBINDING_DOMAINS = [
  'nip.io',
  'sslip.io',
  'xip.io',
  'traefik.me',
  'localtest.me',
  'lvh.me',
  'vcap.me',
  'lacolhost.com',
  'rbndr.us',
]

const MAX_NAME_LENGTH = 253

/** `host` is lower case and punycode, as URL gives it. */
export function isPublicName(host: string): boolean {
  const name = host.endsWith('.') ? host.slice(0, -1) : host
  const labels = name.split('.')
  if (labels.length < 2 || name.length > MAX_NAME_LENGTH || labels.some((label) => !LABEL.test(label))) return false
  if (PRIVATE_ENDINGS.has(labels.at(-1) ?? '')) return false
  return !REBINDING_DOMAINS.some((domain) => name === domain || name.endsWith(`.${domain}`))
}

const LABEL = /^[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?$/
