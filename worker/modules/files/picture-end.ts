import { sql, type SQL } from 'drizzle-orm'
import { Rows } from '../../kernel/sql/rows.ts'
import type { Statement } from '../../kernel/sql/sql.ts'
import { pictureEndTable } from './picture-end.table.ts'

interface Ending {
  space: number
  at: string
}

/** Ends the addresses given out so far of a stream's picture, or of all pictures of the space for an empty name. */
export const endAddresses = ({ space, at }: Ending, owner: string): Rows =>
  new Rows({
    name: `end ${space}`,
    table: 'picture_end',
    rows: [[owner, at]],
    keys: [owner],
    write: (given) => ending(space, sql`SELECT value ->> 0 AS owner, value ->> 1 AS at FROM ${given}`),
  })

/** The same for the files that the steps of a recipe show now and will not, or show not and will. */
export const endStepFiles = (
  { space, at }: Ending,
  recipe: number,
  steps: readonly { file: number | null }[] = [],
): Rows =>
  new Rows({
    name: `end files ${space}`,
    // Read before it is written, so it keeps its place among what happens to the steps of the recipe.
    table: 'step',
    rows: [[recipe, at, steps.flatMap(({ file }) => file ?? [])]],
    keys: [recipe],
    write: (given) =>
      ending(
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
export const endMemberPicture = ({ space, at }: Ending, user: number): Statement =>
  ending(
    space,
    sql`SELECT 'user-file:' || image AS owner, ${at} AS at FROM member
      WHERE space_id = ${space} AND user_id = ${user} AND image IS NOT NULL`,
  )

// Sums and latest times do not ask in which order they were told, as replaying does not keep it.
const ending = (space: number, owners: SQL): SQL => sql`
  INSERT INTO ${pictureEndTable} (space_id, owner, generation, at)
  SELECT ${space}, owner, count(*), max(at) FROM (${owners}) GROUP BY owner HAVING true
  ON CONFLICT DO UPDATE SET generation = picture_end.generation + excluded.generation,
    at = max(picture_end.at, excluded.at)`
