import type { Context } from '../log/context.ts'
import { problem, stale } from '../contract/errors.ts'

const badIfMatch = problem('request.bad_if_match', 400, 'If-Match holds one ETag as it was answered, or an asterisk.')

/** Never the version of anything. */
const NO_VERSION = -1

/**
 * The version that an `If-Match` names: as `"3"`, or as `"3.…"` as answers give it, whatever of that is behind the dot. Null
 * where any will do. A tag that names no version is of something else, so that nothing matches it.
 */
export function ifMatchVersion(header: string | undefined): number | null {
  const text = header?.trim() ?? ''
  if (header === undefined || text === '*') return null
  const [, tag] = /^(?:W\/)?"([\x21\x23-\x7e\x80-\xff]*)"$/.exec(text) ?? []
  if (tag === undefined) throw badIfMatch()
  const [, version] = /^(\d{1,9})(?:\.[\w-]{1,64})?$/.exec(tag) ?? []
  return version === undefined ? NO_VERSION : Number(version)
}

/**
 * What tells an answer from any other: a part of its SHA-256. The `timestamp` of a list counts for nothing, as it is another
 * each time; who goes on with an older one hears of some things twice, and misses none.
 */
export async function entityTag(body: unknown, text: string): Promise<string> {
  const stamp = timestampOf(body)
  const bytes = new TextEncoder().encode(
    stamp === null ? text : text.replace(`"timestamp":${JSON.stringify(stamp)}`, ''),
  )
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, 12)
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

const timestampOf = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'timestamp' in body && typeof body.timestamp === 'string'
    ? body.timestamp
    : null

/**
 * For what has no version: refuses a write whose `If-Match` is not the tag of what is read now. Such things are changed by
 * one person alone, so that nobody comes between.
 */
export async function checkIfMatch({ headers }: Context, read: () => Promise<{ body: unknown }>): Promise<void> {
  const asked = headers.get('if-match')
  if (asked === null) return
  const { body } = await read()
  if (!matchesEntityTag(asked, `"${await entityTag(body, JSON.stringify(body))}"`)) throw stale()
}

/** Whether an `If-None-Match` names the tag. */
export const matchesEntityTag = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((one) => ['*', tag, `W/${tag}`].includes(one.trim()))
