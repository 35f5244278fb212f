import { sql, type SQL } from 'drizzle-orm'
import { BulkWrite } from '#worker/kernel/sql/bulk-write.ts'
import type { Statement } from '#worker/kernel/sql/sql.ts'
import { pictureEndTable } from './picture-end.table.ts'

interface Revocation {
  space: number
  at: string
}

/** Revokes all URLs issued so far for the stream's picture, or for all pictures of the space if `owner` is empty. */
export const revokePictureUrls = ({ space, at }: Revocation, owner: string): BulkWrite =>
  new BulkWrite({
    name: `end ${space}`,
    table: 'picture_end',
    rows: [[owner, at]],
    keys: [owner],
    write: (given) => bumpGenerations(space, sql`SELECT value ->> 0 AS owner, value ->> 1 AS at FROM ${given}`),
  })

/** Revokes URLs of files that are in the recipe's steps before or after the change, but not both. */
export const revokeStepFileUrls = (
  { space, at }: Revocation,
  recipe: number,
  steps: readonly { file: number | null }[] = [],
): BulkWrite =>
  new BulkWrite({
    name: `end files ${space}`,
    // Reads the steps, so it must stay in order with the writes to them.
    table: 'step',
    rows: [[recipe, at, steps.flatMap(({ file }) => file ?? [])]],
    keys: [recipe],
    write: (given) =>
      bumpGenerations(
        space,
        sql`SELECT 'user-file:' || s.file AS owner, g.value ->> 1 AS at FROM ${given} g
            CROSS JOIN step s ON s.space_id = ${space} AND s.recipe = g.value ->> 0
            WHERE s.file IS NOT NULL AND s.file NOT IN (SELECT n.value FROM json_each(g.value -> 2) n)
          UNION SELECT 'user-file:' || n.value, g.value ->> 1 FROM ${given} g, json_each(g.value -> 2) n
            WHERE n.value NOT IN (SELECT s.file FROM step s
              WHERE s.space_id = ${space} AND s.recipe = g.value ->> 0 AND s.file IS NOT NULL)`,
      ),
  })

export const revokeMemberPictureUrl = ({ space, at }: Revocation, user: number): Statement =>
  bumpGenerations(
    space,
    sql`SELECT 'user-file:' || image AS owner, ${at} AS at FROM member
      WHERE space_id = ${space} AND user_id = ${user} AND image IS NOT NULL`,
  )

// Sum and maximum do not depend on order, which a replay does not keep.
const bumpGenerations = (space: number, owners: SQL): SQL => sql`
  INSERT INTO ${pictureEndTable} (space_id, owner, generation, at)
  SELECT ${space}, owner, count(*), max(at) FROM (${owners}) GROUP BY owner HAVING true
  ON CONFLICT DO UPDATE SET generation = picture_end.generation + excluded.generation,
    at = max(picture_end.at, excluded.at)`
