import { GatewayRefusal } from './gateway-refusal.ts'
import { isPublicName } from './is-public-name.ts'

const DEFAULT_PORTS: ReadonlyMap<string, string> = new Map([
  ['http:', '80'],
  ['https:', '443'],
])

/**
 * The address as a URL, or throws a GatewayRefusal. Workers cannot see or pin a host's resolved address, so the rules
 * are on names: any IP address (also octal, hexadecimal, a single integer, full-width digits) and any private name is
 * refused. `exemptHosts` holds `host:port` pairs and is empty in production.
 */
export function requireAllowedUrl(address: string, base: URL | undefined, exemptHosts: ReadonlySet<string>): URL {
  const url = parseUrl(address, base)
  const defaultPort = DEFAULT_PORTS.get(url.protocol)
  if (defaultPort === undefined) throw new GatewayRefusal('scheme')
  if (url.username !== '' || url.password !== '') throw new GatewayRefusal('userinfo')
  if (exemptHosts.has(`${url.hostname}:${url.port || defaultPort}`)) return url
  if (url.port !== '') throw new GatewayRefusal('port')
  if (isIpAddress(url.hostname)) throw new GatewayRefusal('address_literal')
  if (!isPublicName(url.hostname)) throw new GatewayRefusal('private_name')
  return url
}

/**
 * The `host:port` pairs of a setting: origins (`http://127.0.0.1:4567`) or bare pairs, separated by spaces or commas.
 */
export const allowedHosts = (setting: string | undefined): ReadonlySet<string> =>
  new Set(
    (setting ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(hostAndPort),
  )

function hostAndPort(origin: string): string {
  if (!URL.canParse(origin) || !/^https?:/i.test(origin)) return origin.toLowerCase()
  const url = new URL(origin)
  return `${url.hostname}:${url.port || DEFAULT_PORTS.get(url.protocol)}`
}

function parseUrl(address: string, base: URL | undefined): URL {
  if (!URL.canParse(address, base)) throw new GatewayRefusal('invalid_url')
  return new URL(address, base)
}

/** The URL parser writes every IPv4 notation as dotted decimals; a number as last label is refused anyway. */
const isIpAddress = (host: string): boolean => host.startsWith('[') || /(?:^|\.)(?:\d+|0x[\da-f]*)\.?$/i.test(host)
