import { toHex } from '#worker/auth/hex.ts'

/**
 * A UUID made of the key of an addition: the same for the same key and list, and telling nothing of them. Services know it in
 * all of an account, where two lists may be sent the same key.
 */
export async function keyUuid(list: string, key: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${list}\n${key}`)))
  const hex = toHex(digest.subarray(0, 16))
  // Version 8 of RFC 9562: made in a way of one's own.
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20)].join('-')
}

/** From the UUIDs of additions to a list to their keys. */
export async function keysByUuid(list: string, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return new Map(await Promise.all(keys.map(async (key) => [await keyUuid(list, key), key] as const)))
}
