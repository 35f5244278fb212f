import { sql } from 'drizzle-orm'
import { problem } from '#worker/kernel/contract/errors.ts'
import { query } from '#worker/kernel/sql/query.ts'
import type { Statement } from '#worker/kernel/sql/sql.ts'
import { settingsOf } from '#worker/modules/settings/space-settings.contract.ts'

export interface SpaceCapacity {
  settings: Record<string, unknown>
  members: number
  /** Ever joined, and current members: the pair never repeats in a space. */
  joined: number
  household: number | null
}

/** No rows for a closed space. */
export const spaceCapacity = (space: number) =>
  query<SpaceCapacity>(
    sql`SELECT s.settings, m.household, count(p.id) AS joined, count(*) FILTER (WHERE p.deleted_with IS NULL) AS members
      FROM space s LEFT JOIN membership p ON p.space_id = s.space_id
      LEFT JOIN membership m ON m.space_id = s.space_id AND m.user_id = s.created_by AND m.deleted_with IS NULL
      WHERE s.space_id = ${space} AND s.deleted_with IS NULL AND s.erase_at IS NULL GROUP BY s.space_id`,
    { json: ['settings'] },
  )

export const isFull = ({ settings, members }: SpaceCapacity): boolean => {
  const most = settingsOf(settings).max_users
  return most > 0 && members >= most
}

export const spaceFull = problem('space.full', 400, 'This space cannot take more members.')

/** Requests that saw the same last place insert the same command id, so the second conflicts and reads again. */
export function reserveMembership(room: SpaceCapacity, space: number, at: string): Statement[] {
  if (isFull(room)) throw spaceFull()
  if (settingsOf(room.settings).max_users === 0) return []
  const id = `seat:${room.joined}:${room.members}`
  return [
    sql`INSERT INTO command (space_id, id, method, path, status, at)
      VALUES (${space}, ${id}, 'SYSTEM', 'seat', 200, ${at})`,
  ]
}
