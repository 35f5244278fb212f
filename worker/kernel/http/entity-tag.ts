import type { Context } from '../log/context.ts'
import { problem, stale } from '../contract/errors.ts'

const badIfMatch = problem('request.bad_if_match', 400, 'If-Match holds one ETag as it was answered, or an asterisk.')

/** No stream has this version. */
const NO_VERSION = -1

/**
 * The version that an `If-Match` names, as `"3"` or `"3.…"`: null where any version will do, and a version that
 * matches nothing for a foreign tag.
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
 * A part of the answer's SHA-256. The `timestamp` of a list is left out, as it differs each time; a client that
 * continues from an older one gets some changes twice and misses none.
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
 * For resources without a version: refuses a write whose `If-Match` is not the tag of the current answer. Only one
 * person changes such a resource, so the check needs no guard.
 */
export async function checkIfMatch(
  { headers }: Context,
  read: () => Promise<{ body: unknown; entityTag?: string }>,
): Promise<void> {
  const asked = headers.get('if-match')
  if (asked === null) return
  const { body, entityTag: tag = await entityTag(body, JSON.stringify(body)) } = await read()
  if (!matchesEntityTag(asked, `"${tag}"`)) throw stale()
}

export const matchesEntityTag = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((one) => ['*', tag, `W/${tag}`].includes(one.trim()))
