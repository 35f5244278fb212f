import { sql, type SQL } from 'drizzle-orm'
import { inValues, type Statement } from '#worker/kernel/sql/sql.ts'

/** Fields a food can inherit; clients know their ids. */
export const inheritableFields = [
  { id: 1, name: 'Supermarket Category', field: 'supermarket_category' },
  { id: 2, name: 'Ignore Shopping', field: 'ignore_shopping' },
  { id: 5, name: 'Substitute Children', field: 'substitute_children' },
  { id: 6, name: 'Substitute Siblings', field: 'substitute_siblings' },
] as const

export const affectsDescendants = (patch: object): boolean =>
  [...inheritableFields.map(({ field }) => field as string), 'inherit_fields'].some((key) => key in patch)

const COLUMNS = ['supermarket_category', 'ignore_shopping', 'substitute_children', 'substitute_siblings'] as const

const inheritedColumns = inheritableFields
  .map(
    ({ id, field }) =>
      `iif(p.id IS NOT NULL AND EXISTS (SELECT 1 FROM json_each(c.inherit_fields) WHERE value = ${id}),
        coalesce(p.${field}, c.${field}), c.${field})`,
  )
  .join(', ')

/** A food below several of the given ones inherits along the longest path, from the topmost. */
const inheritanceUpdate = (space: number, from: SQL): Statement => sql`
  WITH RECURSIVE p (id, depth, ${sql.raw(COLUMNS.join(', '))}) AS (
    SELECT c.id, 0, ${sql.raw(inheritedColumns)} FROM food c LEFT JOIN food p ON p.space_id = c.space_id AND p.id = c.parent
      WHERE c.space_id = ${space} AND ${from}
    UNION ALL
    SELECT c.id, p.depth + 1, ${sql.raw(inheritedColumns)} FROM p JOIN food c ON c.space_id = ${space} AND c.parent = p.id
  )
  UPDATE food SET (${sql.raw(COLUMNS.join(', '))}) = (${sql.raw(COLUMNS.map((name) => `new.${name}`).join(', '))})
  FROM (SELECT *, max(depth) FROM p GROUP BY id) new
  WHERE food.space_id = ${space} AND food.id = new.id`

export const inheritBelow = (space: number, ids: readonly number[]): Statement =>
  inheritanceUpdate(space, inValues(sql`c.id`, ids))

export const inheritAll = (space: number): Statement => inheritanceUpdate(space, sql`c.parent IS NULL`)

export const adoptInheritance = (space: number, ids: readonly number[]): Statement => sql`
  UPDATE food SET inherit_fields = (
    SELECT coalesce(nullif(p.child_inherit_fields, '[]'), nullif(p.inherit_fields, '[]'), food.inherit_fields)
    FROM food p WHERE p.space_id = food.space_id AND p.id = food.parent)
  WHERE space_id = ${space} AND ${inValues(sql`id`, ids)} AND parent IS NOT NULL`
