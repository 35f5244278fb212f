import { sql } from 'drizzle-orm'
import { query } from '#worker/kernel/sql/query.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { unknownReference } from '../entries/entry.references.ts'

/** Those of the named lists that are not deleted. */
export const presentLists = (space: number, ids: readonly number[]) =>
  query<{ id: number }>(
    sql`SELECT id FROM shopping_list WHERE space_id = ${space} AND deleted_with IS NULL AND ${inValues(sql`id`, ids)}`,
  )

export function refuseUnknownLists(field: string, given: readonly number[], there: readonly { id: number }[]): void {
  const stray = given.find((list) => !there.some(({ id }) => id === list))
  if (stray !== undefined) throw unknownReference(field, stray)
}
