import { sql, type SQL } from 'drizzle-orm'

interface ReadPosition {
  space: number
  end: number
}

/** A condition that must be true when the decision is written. A missing row makes it NULL, which counts as false. */
export type Guard = (reading: ReadPosition) => SQL

/** Nothing happened in the space since. The default. */
export const noEventsSince: Guard = ({ space, end }) =>
  sql`NOT EXISTS (SELECT 1 FROM event WHERE space_id = ${space} AND seq > ${end})`

/** Events that delete, move away or hide something that another command may have found. */
const REMOVAL_VERBS = ['deleted', 'merged', 'purged', 'removed', 'shared', 'left', 'ended', 'revoked']

/** Nothing was removed since: enough for a command that only refers to what it found and ignores additions. */
export const noRemovalsSince: Guard = ({ space, end }) =>
  sql`NOT EXISTS (SELECT 1 FROM event WHERE space_id = ${space} AND seq > ${end}
    AND substr(type, instr(type, '.') + 1) IN (SELECT value FROM json_each(${JSON.stringify(REMOVAL_VERBS)})))`

export const guardThat =
  (condition: SQL): Guard =>
  () =>
    condition

export const assertGuards = (guards: readonly Guard[], reading: ReadPosition): SQL => {
  const all = sql.join(
    guards.map((guard) => sql`(${guard(reading)})`),
    sql` AND `,
  )
  return sql`INSERT INTO guard SELECT 1 WHERE (${all}) IS NOT TRUE`
}

export const isGuardBroken = (error: unknown): boolean => String(error).includes('commit_guard')
