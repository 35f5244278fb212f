/**
 * A share link is opened by people of no space, so its token has to say where to look: its first 32 bits are the space,
 * masked by its last 32. Ninety random bits remain, and it still reads as a UUID.
 */
export function shareFor(space: number, uuid: string): string {
  return hex(space ^ maskOf(uuid)) + uuid.slice(8)
}

/** The space of a share token; null for what is none. */
export const spaceOfShare = (share: string): number | null =>
  UUID.test(share) ? (Number.parseInt(share.slice(0, 8), 16) ^ maskOf(share)) >>> 0 : null

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const maskOf = (uuid: string) => Number.parseInt(uuid.slice(-8), 16)
const hex = (bits: number) => (bits >>> 0).toString(16).padStart(8, '0')
