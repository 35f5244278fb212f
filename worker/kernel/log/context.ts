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
  /** When the space may be purged, where its deletion was requested; until then it is closed. */
  eraseAt?: string | null
  /** Without the defaults, which the contract of the settings fills in. */
  settings: Record<string, unknown>
  /** Only the directory stores them, and every request reads it anyway; they are few. */
  households: readonly Household[]
}

export interface Household {
  id: number
  name: string
  created_at: string
  updated_at: string
}

/** `scopes` is null for a browser session, which may do all that its person may. */
export interface Identity {
  user: Person
  membership: Membership | null
  token: number | null
  scopes: ReadonlySet<string> | null
  /** An instant; undefined for a browser session. */
  tokenExpiresAt?: string
  /** Without the defaults, which the contract of the preference fills in. */
  preference: Record<string, unknown>
  /** The inbound hook through which this comes, whose maker the person is. */
  hook?: number
  /** The ids that a visitor of an embed may see, as a subselect. */
  onlyRecipeIds?: SQL
}

export interface IdempotencyKey {
  id: string
  method: string
  path: string
  /** Digest of the body; null before the body is read. */
  digest: string | null
}

/** One request: who, where, when, and the databases as this request sees them. */
export interface Context {
  env: Env
  url: URL
  headers: Headers
  identity: Identity | null
  at: string
  /** Names all events that this request records. */
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

/** The time zone of the space, as in Europe/London; blank where none is set. */
export const timeZoneOf = ({ identity }: Context): string => String(identity?.membership?.settings['time_zone'] ?? '')

export const actorOf = ({ identity, headers }: Context): Actor => {
  const client = headers.get('user-agent')?.slice(0, 120)
  return {
    user: identity?.user.id ?? null,
    ...(identity?.token ? { token: identity.token } : {}),
    ...(identity?.hook ? { hook: identity.hook } : {}),
    ...(client ? { client } : {}),
  }
}

const RANK = { guest: 1, user: 2, admin: 3 } as const

export const hasLevel = ({ identity }: Context, level: Level): boolean => {
  if (level === 'public') return true
  if (!identity) return false
  if (level === 'member') return true
  const membership = identity.membership
  if (!membership?.role) return false
  if (level === 'creator') return membership.creator
  return RANK[membership.role] >= RANK[level]
}
