/**
 * Share links and invitations are opened by people outside the space, so the id has to say where to look: the first
 * 32 bits of the UUID are the space, masked by the last 32. Ninety random bits remain.
 */
export const uuidForSpace = (space: number, uuid: string): string => hex(space ^ maskOf(uuid)) + uuid.slice(8)

/** The space in a UUID of `uuidForSpace`; null for any other text. */
export const spaceOfUuid = (uuid: string): number | null =>
  UUID.test(uuid) ? (Number.parseInt(uuid.slice(0, 8), 16) ^ maskOf(uuid)) >>> 0 : null

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const maskOf = (uuid: string) => Number.parseInt(uuid.slice(-8), 16)
const hex = (bits: number) => (bits >>> 0).toString(16).padStart(8, '0')
