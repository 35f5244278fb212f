import { sql, type SQL } from 'drizzle-orm'
import { guardThat, type Guard } from '#worker/kernel/log/guard.ts'
import { query } from '#worker/kernel/sql/query.ts'

/** A space that is being made of an archive, and the space that it was asked for in. */
export interface Making {
  space: number
  made: number
}

/**
 * Nobody belongs to such a space yet, so nobody sees it. `open` takes events; `closing` has them all and is about to be
 * handed to its owner; `gone` was given up.
 */
export interface RestoringRow extends Making {
  job: number
  state: 'open' | 'closing' | 'gone'
  /** Events that are in its log. */
  events: number
  at: string
}

/** It lies in the database of the space that is made. */
export const isMaking = ({ space, made }: Making): SQL => sql`space_id = ${space} AND made = ${made}`

export const restoringRow = (making: Making) =>
  query<RestoringRow>(
    sql`SELECT space_id AS space, made, job, state, events, at FROM restoring WHERE ${isMaking(making)}`,
  )

/** Still to be filled, and as far as it was when it was read. */
export const stillAt = (making: Making, events: number): Guard =>
  guardThat(sql`EXISTS (SELECT 1 FROM restoring WHERE ${isMaking(making)} AND state = 'open' AND events = ${events})`)
