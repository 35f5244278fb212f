import { sql } from 'drizzle-orm'
import type { Context, Person } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { settingsOf } from './space-settings.contract.ts'

export interface SharingSpace {
  space: number
  shard: string
  settings: object
  visitorContext: Context
}

/** Null where there is no such space, or it shares nothing. */
export async function findSharingSpace(context: Context, space: number): Promise<SharingSpace | null> {
  const { home } = await context.directory.read({
    home: query<{ shard: string; settings: object }>(
      sql`SELECT shard, settings FROM space WHERE space_id = ${space} AND deleted_with IS NULL
        AND erase_at IS NULL`,
      { json: ['settings'] },
    ),
  })
  const [found] = home
  if (!found || !settingsOf(found.settings).allow_sharing) return null
  return { space, ...found, visitorContext: visitorContext(context, space, found.shard) }
}

export const anonymousPerson: Person = {
  id: 0,
  username: '',
  first_name: '',
  last_name: '',
  display_name: '',
  is_staff: false,
  is_superuser: false,
  is_active: false,
}

const visitorContext = (context: Context, space: number, shard: string): Context => ({
  ...context,
  identity: {
    user: anonymousPerson,
    membership: { space, shard, role: null, creator: false, settings: {}, households: [] },
    token: null,
    scopes: new Set(),
    preference: {},
  },
})
