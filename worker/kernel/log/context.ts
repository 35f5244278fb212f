import type { SQL } from 'drizzle-orm'
import type { Level } from '../contract/contract.ts'
import { Database } from '../sql/database.ts'
import { forbidden, unauthenticated } from '../contract/errors.ts'
import type { Actor } from '../contract/events.ts'

export interface Person {
  id: number
  username: string
  first_name: string
  last_name: string
  display_name: string
  is_staff: boolean
  is_superuser: boolean
  is_active: boolean
}

export interface Membership {
  space: number
  shard: string
  role: 'guest' | 'user' | 'admin' | null
  creator: boolean
  /** From when on the space may be deleted for good, where that was asked for: it is closed till then. */
  eraseAt?: string | null
  /** What was set for the space, without the defaults; its contract fills them in. */
  settings: Record<string, unknown>
  /** The households of the space: few, and nowhere but in the directory, which every request asks anyway. */
  households: readonly Household[]
}

export interface Household {
  id: number
  name: string
  created_at: string
  updated_at: string
}

/** Who asks. `scopes` is null for a browser session, which may do all that its person may. */
export interface Identity {
  user: Person
  membership: Membership | null
  token: number | null
  scopes: ReadonlySet<string> | null
  /** When the token ends, as an instant; a browser session says nothing here. */
  tokenExpiresAt?: string
  /** What the person has set for themselves, without the defaults; their contract fills them in. */
  preference: Record<string, unknown>
  /** Of somebody who came by an embed: the ids of all that they see, as a subselect. */
  onlyRecipeIds?: SQL
}

/** A repeatable request: the same key, sent by the same person with the same body, answers the same again. */
export interface IdempotencyKey {
  id: string
  method: string
  path: string
  /** Of the body; null before it is read. */
  digest: string | null
}

/** One request: who, where, when, and the databases as this request sees them. */
export interface Context {
  env: Env
  url: URL
  headers: Headers
  identity: Identity | null
  at: string
  /** What all that this request records is called together. */
  commandId: string
  idempotencyKey: IdempotencyKey | null
  ifMatch: number | null
  directory: Database
  background: (work: Promise<unknown>) => void
  spaceDatabase: (shard: string) => Database
  databases: Database[]
}

export const personOf = (context: Context): Person => {
  if (!context.identity) throw unauthenticated()
  return context.identity.user
}

export const membershipOf = (context: Context): Membership => {
  if (!context.identity) throw unauthenticated()
  if (!context.identity.membership) throw forbidden()
  return context.identity.membership
}

/** The zone of the space that is asked, as in Europe/London; blank where nobody said so. */
export const timeZoneOf = ({ identity }: Context): string => String(identity?.membership?.settings['time_zone'] ?? '')

export const actorOf = ({ identity, headers }: Context): Actor => {
  const client = headers.get('user-agent')?.slice(0, 120)
  return {
    user: identity?.user.id ?? null,
    ...(identity?.token ? { token: identity.token } : {}),
    ...(client ? { client } : {}),
  }
}

const RANK = { guest: 1, user: 2, admin: 3 } as const

/** Whether the asker stands at a level or above it. */
export const hasLevel = ({ identity }: Context, level: Level): boolean => {
  if (level === 'public') return true
  if (!identity) return false
  if (level === 'member') return true
  const membership = identity.membership
  if (!membership?.role) return false
  if (level === 'creator') return membership.creator
  return RANK[membership.role] >= RANK[level]
}
