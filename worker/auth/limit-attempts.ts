import { sql } from 'drizzle-orm'
import type { Context } from '../kernel/log/context.ts'
import { Problem } from '../kernel/contract/errors.ts'
import { query } from '../kernel/sql/query.ts'
const WINDOW_SECONDS = 60

/** Counts an attempt against each key; the first that has had enough refuses it with a 429. */
export async function limitAttempts(limiter: RateLimit, keys: readonly string[]): Promise<void> {
  const counted = await Promise.all(keys.map((key) => limiter.limit({ key })))
  if (counted.every(({ success }) => success)) return
  const detail = `Request was throttled. Expected available in ${WINDOW_SECONDS} seconds.`
  throw new Problem('auth.throttled', 429, { detail }, { 'retry-after': String(WINDOW_SECONDS) })
}

/** Where a request comes from, by the one header that Cloudflare sets itself. */
export const clientAddress = ({ headers }: Pick<Context, 'headers'>): string =>
  networkOf(headers.get('cf-connecting-ip') ?? 'local')

/** What proves or names a person in an attempt. */
export type AttemptSubject = { kind: 'email' | 'username' | 'session'; value: string }

/** An attempt counts for the person it is about, whichever way it names them; a name of nobody counts as that name. */
export async function attemptKey(
  { directory }: Pick<Context, 'directory'>,
  { kind, value }: AttemptSubject,
): Promise<string> {
  const name = kind === 'session' ? value : value.trim().toLowerCase().slice(0, 320)
  const { found } = await directory.read({
    found: query<{ id: number }>(
      kind === 'session'
        ? sql`SELECT user_id AS id FROM session WHERE token = ${name}`
        : kind === 'email'
          ? sql`SELECT id FROM user WHERE email = ${name}`
          : sql`SELECT id FROM user WHERE username = ${name}`,
    ),
  })
  return found[0] ? `person:${found[0].id}` : `who:${kind === 'session' ? 'session' : name}`
}

/**
 * What of an address stands for one visitor. An IPv4 address does as a whole; of IPv6 whoever has one has its whole /64, so
 * only the first four groups count. IPv4 written as IPv6 is IPv4.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [, four] = /^(?:0*:)*:?(?:0+:)*ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (four) return four
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head.split(':').filter((group) => group !== '')
  const behind = (tail ?? '').split(':').filter((group) => group !== '').length
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - behind)
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...(tail ?? '').split(':')]
  return `${all
    .slice(0, 4)
    .map((group) => (Number.parseInt(group, 16) || 0).toString(16))
    .join(':')}::/64`
}
