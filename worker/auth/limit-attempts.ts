import { sql } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { Problem } from '#worker/kernel/contract/errors.ts'
import { query } from '#worker/kernel/sql/query.ts'
const WINDOW_SECONDS = 60

/** Counts an attempt against each key; throws a 429 where one is exhausted. */
export async function limitAttempts(limiter: RateLimit, keys: readonly string[]): Promise<void> {
  const counted = await Promise.all(keys.map((key) => limiter.limit({ key })))
  if (counted.every(({ success }) => success)) return
  const detail = `Request was throttled. Expected available in ${WINDOW_SECONDS} seconds.`
  throw new Problem('auth.throttled', 429, { detail }, { 'retry-after': String(WINDOW_SECONDS) })
}

/** Only `cf-connecting-ip` is trusted, as Cloudflare sets it itself. */
export const clientAddress = ({ headers }: Pick<Context, 'headers'>): string =>
  networkOf(headers.get('cf-connecting-ip') ?? 'local')

export type AttemptSubject = { kind: 'email' | 'username' | 'session'; value: string }

/** All identifiers of a person share one key; an identifier of nobody is a key of its own. */
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
 * The part of an address that stands for one visitor: all of IPv4, and the first four groups of IPv6, as each
 * customer gets a whole /64. IPv4 in IPv6 notation is IPv4.
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
