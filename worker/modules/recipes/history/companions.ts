import { sql, type SQL } from 'drizzle-orm'
import { query } from '../../../kernel/query.ts'
import type { Append } from '../../../kernel/store.ts'

/** A food, unit or keyword that was made, or went, in the same commit as a recipe. */
export interface Companion {
  kind: 'food' | 'unit' | 'keyword'
  id: number
  name: string
  version: number
}

/** A commit holds no more events than this. */
const FARTHEST = 5_000
const KINDS = ['food', 'unit', 'keyword'] as const

/** What was saved at one instant by one person is one commit. */
const inCommitOf = (seq: number, space: number, type: string): SQL => sql`
  SELECT CAST(substr(c.stream, instr(c.stream, ':') + 1) AS INTEGER) FROM event e JOIN event c
    ON c.seq BETWEEN e.seq - ${FARTHEST} AND e.seq + ${FARTHEST} AND c.space_id = e.space_id AND c.at = e.at AND c.meta = e.meta
  WHERE e.seq = ${seq} AND e.space_id = ${space} AND c.type = ${type}`

/** Foods, units and keywords that came with a recipe, are as they came, and that nothing but the recipe needs. */
export const unneededSince = (space: number, recipe: number, seq: number) =>
  query<Companion>(
    sql.join(
      KINDS.map(
        (kind) => sql`SELECT ${kind} AS kind, t.id, t.name, t.version FROM ${sql.identifier(kind)} t
          WHERE t.space_id = ${space} AND t.id IN (${inCommitOf(seq, space, `${kind}.created`)}) AND t.deleted_with IS NULL
            AND t.version = 1 AND NOT EXISTS (${elsewhere(kind, space, recipe)})`,
      ),
      sql` UNION ALL `,
    ),
  )

const inOtherRecipes = (column: 'food' | 'unit', space: number, recipe: number): SQL => sql`
  SELECT 1 FROM ingredient i LEFT JOIN recipe r ON r.space_id = i.space_id AND r.id = i.recipe
  WHERE i.space_id = ${space} AND i.${sql.identifier(column)} = t.id AND i.recipe IS NOT ${recipe} AND r.deleted_with IS NULL`

/** What besides the recipe needs a row `t`. */
function elsewhere(kind: Companion['kind'], space: number, recipe: number): SQL {
  switch (kind) {
    case 'food':
      return sql`${inOtherRecipes('food', space, recipe)}
        UNION ALL SELECT 1 FROM shopping_list_entry s WHERE s.space_id = ${space} AND s.food = t.id AND s.deleted_with IS NULL
        UNION ALL SELECT 1 FROM food f WHERE f.space_id = ${space} AND f.parent = t.id AND f.deleted_with IS NULL
        UNION ALL SELECT 1 FROM unit_conversion u WHERE u.space_id = ${space} AND coalesce(u.food, 0) = t.id
          AND u.deleted_with IS NULL`
    case 'unit':
      return sql`${inOtherRecipes('unit', space, recipe)}
        UNION ALL SELECT 1 FROM shopping_list_entry s WHERE s.space_id = ${space} AND s.unit = t.id AND s.deleted_with IS NULL
        UNION ALL SELECT 1 FROM food f WHERE f.space_id = ${space} AND f.properties_food_unit = t.id AND f.deleted_with IS NULL
        UNION ALL SELECT 1 FROM unit_conversion u WHERE u.space_id = ${space} AND t.id IN (u.base_unit, u.converted_unit)
          AND u.deleted_with IS NULL`
    case 'keyword':
      return sql`SELECT 1 FROM recipe_keyword k JOIN recipe r ON r.space_id = k.space_id AND r.id = k.recipe
          WHERE k.space_id = ${space} AND k.keyword = t.id AND k.recipe <> ${recipe} AND r.deleted_with IS NULL
        UNION ALL SELECT 1 FROM keyword c WHERE c.space_id = ${space} AND c.parent = t.id AND c.deleted_with IS NULL
        UNION ALL SELECT 1 FROM import_log l WHERE l.space_id = ${space} AND l.keyword = t.id AND l.deleted_with IS NULL`
  }
}

/** Foods, units and keywords that went with a recipe and whose names nobody took meanwhile. */
export const goneWith = (space: number, seq: number) =>
  query<Companion>(
    sql.join(
      KINDS.map(
        (kind) => sql`SELECT ${kind} AS kind, t.id, t.name, t.version FROM ${sql.identifier(kind)} t
          WHERE t.space_id = ${space} AND t.id IN (${inCommitOf(seq, space, `${kind}.deleted`)})
            AND t.deleted_with = ${kind} || ':' || t.id AND NOT EXISTS (
              SELECT 1 FROM ${sql.identifier(kind)} x WHERE x.space_id = ${space} AND x.name_key = t.name_key
                AND x.deleted_with IS NULL)`,
      ),
      sql` UNION ALL `,
    ),
  )

export const appendsFor = (companions: readonly Companion[], what: 'deleted' | 'restored'): Append[] =>
  companions.map(({ kind, id, version }) => ({
    stream: `${kind}:${id}`,
    expected: version,
    events: [{ type: `${kind}.${what}`, data: { id } }],
  }))
