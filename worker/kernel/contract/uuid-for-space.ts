/**
 * What is opened by people of no space, like a share link or an invitation, has to say where to look: the first 32 bits
 * of its UUID are the space, masked by the last 32. Ninety random bits remain, and it still reads as a UUID.
 */
export const uuidForSpace = (space: number, uuid: string): string => hex(space ^ maskOf(uuid)) + uuid.slice(8)

/** The space of such a UUID; null for what is none. */
export const spaceOfUuid = (uuid: string): number | null =>
  UUID.test(uuid) ? (Number.parseInt(uuid.slice(0, 8), 16) ^ maskOf(uuid)) >>> 0 : null

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const maskOf = (uuid: string) => Number.parseInt(uuid.slice(-8), 16)
const hex = (bits: number) => (bits >>> 0).toString(16).padStart(8, '0')
