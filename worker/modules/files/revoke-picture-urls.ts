import { sql, type SQL } from 'drizzle-orm'
import { BulkWrite } from '../../kernel/sql/bulk-write.ts'
import type { Statement } from '../../kernel/sql/sql.ts'
import { pictureEndTable } from './picture-end.table.ts'

interface Revocation {
  space: number
  at: string
}

/** Ends the addresses given out so far of a stream's picture, or of all pictures of the space for an empty name. */
export const revokePictureUrls = ({ space, at }: Revocation, owner: string): BulkWrite =>
  new BulkWrite({
    name: `end ${space}`,
    table: 'picture_end',
    rows: [[owner, at]],
    keys: [owner],
    write: (given) => bumpGenerations(space, sql`SELECT value ->> 0 AS owner, value ->> 1 AS at FROM ${given}`),
  })

/** The same for the files that the steps of a recipe show now and will not, or show not and will. */
export const revokeStepFileUrls = (
  { space, at }: Revocation,
  recipe: number,
  steps: readonly { file: number | null }[] = [],
): BulkWrite =>
  new BulkWrite({
    name: `end files ${space}`,
    // Read before it is written, so it keeps its place among what happens to the steps of the recipe.
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

/** The same for the picture that a member shows. */
export const revokeMemberPictureUrl = ({ space, at }: Revocation, user: number): Statement =>
  bumpGenerations(
    space,
    sql`SELECT 'user-file:' || image AS owner, ${at} AS at FROM member
      WHERE space_id = ${space} AND user_id = ${user} AND image IS NOT NULL`,
  )

// Sums and latest times do not ask in which order they were told, as replaying does not keep it.
const bumpGenerations = (space: number, owners: SQL): SQL => sql`
  INSERT INTO ${pictureEndTable} (space_id, owner, generation, at)
  SELECT ${space}, owner, count(*), max(at) FROM (${owners}) GROUP BY owner HAVING true
  ON CONFLICT DO UPDATE SET generation = picture_end.generation + excluded.generation,
    at = max(picture_end.at, excluded.at)`
