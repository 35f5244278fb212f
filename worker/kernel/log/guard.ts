import { sql, type SQL } from 'drizzle-orm'

/** Where the log of a space stood when a command read what it decides by. */
interface ReadPosition {
  space: number
  end: number
}

/**
 * What a decision rests on, as a condition that must be true when it is written. A missing row makes a condition NULL,
 * which counts as untrue.
 */
export type Guard = (reading: ReadPosition) => SQL

/** Nothing at all happened in the space since: whatever was read still holds. The rule for whoever names no other. */
export const noEventsSince: Guard = ({ space, end }) =>
  sql`NOT EXISTS (SELECT 1 FROM event WHERE space_id = ${space} AND seq > ${end})`

/** What takes something away from those who may have found it there. */
const REMOVAL_VERBS = ['deleted', 'merged', 'purged', 'removed', 'shared', 'left', 'ended', 'revoked']

/** Nothing was taken away since: enough for whoever only refers to what they found, and does not mind what was added. */
export const noRemovalsSince: Guard = ({ space, end }) =>
  sql`NOT EXISTS (SELECT 1 FROM event WHERE space_id = ${space} AND seq > ${end}
    AND substr(type, instr(type, '.') + 1) IN (SELECT value FROM json_each(${JSON.stringify(REMOVAL_VERBS)})))`

/** A condition of one's own. */
export const guardThat =
  (condition: SQL): Guard =>
  () =>
    condition

/** Makes the batch it is part of fail unless every guard holds. */
export const assertGuards = (guards: readonly Guard[], reading: ReadPosition): SQL => {
  const all = sql.join(
    guards.map((guard) => sql`(${guard(reading)})`),
    sql` AND `,
  )
  return sql`INSERT INTO guard SELECT 1 WHERE (${all}) IS NOT TRUE`
}

/** Whether a batch failed because one of its guards did not hold. */
export const isGuardBroken = (error: unknown): boolean => String(error).includes('commit_guard')
