import type { Context } from '../kernel/context.ts'
import { Problem } from '../kernel/errors.ts'

const WINDOW = 60

/** Counts an attempt against each key; the first that has had enough refuses it with a 429. */
export async function limit(limiter: RateLimit, keys: readonly string[]): Promise<void> {
  const counted = await Promise.all(keys.map((key) => limiter.limit({ key })))
  if (counted.every(({ success }) => success)) return
  const detail = `Request was throttled. Expected available in ${WINDOW} seconds.`
  throw new Problem('auth.throttled', 429, { detail }, { 'retry-after': String(WINDOW) })
}

/** Where a request comes from, by the one header that Cloudflare sets itself. */
export const addressOf = ({ headers }: Pick<Context, 'headers'>): string => headers.get('cf-connecting-ip') ?? 'local'

/** Attempts to name a person count for the address and for the name, whichever door they knock at. */
export const attemptKeys = (context: Context, login: unknown): string[] => [
  `ip:${addressOf(context)}`,
  ...(typeof login === 'string' && login !== '' ? [`who:${login.trim().toLowerCase().slice(0, 320)}`] : []),
]
