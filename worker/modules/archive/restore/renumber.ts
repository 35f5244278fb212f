import { uuidForSpace } from '#worker/kernel/contract/uuid-for-space.ts'
import { sha256 } from '../format/sha256.ts'
import { utf8 } from '../format/utf8.ts'

/** What is of the old place in an archive, and what it is in the new space. */
export interface NewWorld {
  space: number
  /** Who restores it, and who that was in the archive. */
  me: { was: number | null; is: number }
  households: ReadonlyMap<number, number>
  /** Known to this server alone, so that no new address follows from an old one. */
  salt: string
}

/** Names of fields, in whatever event, whose numbers are people. */
export const PEOPLE = new Set(['created_by', 'from', 'plan_share', 'shared', 'shopping_share', 'user', 'users'])
/** Whose numbers are households. */
export const HOUSEHOLDS = new Set(['household'])
/** Whose texts are keys of stored files, if they look like one. */
export const FILE_KEYS = new Set(['image', 'key', 'objects'])
/** Whose texts are addresses that strangers open. */
export const ADDRESSES = new Set(['uuid'])

/** Bookkeeping that no event says; the projections write it. */
export const NEVER_SAID = new Set(['space_id', 'deleted_with', '__proto__'])

export class UnknownValue extends Error {}

const FIRST_GENERATION = -1_000_000_000

/**
 * People of an archive who are not here have numbers below zero, which no account has. Who had one there already goes
 * further down.
 */
export const personIn = ({ me }: NewWorld, was: number): number =>
  was === me.was ? me.is : was > 0 ? -was : was === 0 ? FIRST_GENERATION : was + FIRST_GENERATION

export function householdIn({ households }: NewWorld, was: number): number {
  const is = households.get(was)
  if (is === undefined) throw new UnknownValue(`Household ${was} is not among those of the archive.`)
  return is
}

const KEY = /^\d{1,10}\/(recipe\/\d{1,15}|file)\/([\w-]{1,80}\.[a-z\d]{1,5})$/
const LIKE_KEY = /^\d+\//

/** A key of the old space becomes one of the new, never of a third. Null for a text that is no key. */
export function keyIn({ space }: NewWorld, was: string): string | null {
  const [, folder, name] = KEY.exec(was) ?? []
  if (folder && name) return `${space}/${folder}/${name}`
  return LIKE_KEY.test(was) ? was.replace(/^\d+/, String(space)) : null
}

/** The same for the same, as events of one link lie far apart. */
export async function addressIn({ space, salt }: NewWorld, was: string): Promise<string> {
  const hex = await sha256(utf8(`${salt} ${was}`))
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4]
  const uuid = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  return uuidForSpace(space, uuid)
}
