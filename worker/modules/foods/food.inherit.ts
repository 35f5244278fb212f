import { sql } from 'drizzle-orm'
import type { Statement } from '../../kernel/sql.ts'

/** Fields a food can take over from its parent; their ids are part of the API. */
export const inheritable = [
  { id: 1, name: 'Supermarket Category', field: 'supermarket_category' },
  { id: 2, name: 'Ignore Shopping', field: 'ignore_shopping' },
  { id: 5, name: 'Substitute Children', field: 'substitute_children' },
  { id: 6, name: 'Substitute Siblings', field: 'substitute_siblings' },
] as const

const COLUMNS = ['supermarket_category', 'ignore_shopping', 'substitute_children', 'substitute_siblings'] as const

/** What a child has of a field: its parent's where its own list says so, and where there is one to take. */
const taken = inheritable
  .map(
    ({ id, field }) =>
      `iif(p.id IS NOT NULL AND EXISTS (SELECT 1 FROM json_each(c.inherit_fields) WHERE value = ${id}),
        coalesce(p.${field}, c.${field}), c.${field})`,
  )
  .join(', ')

/** Brings a food and all below it in line with what each takes over from its parent. */
export const inheritBelow = (space: number, id: number): Statement => sql`
  WITH RECURSIVE p (id, ${sql.raw(COLUMNS.join(', '))}) AS (
    SELECT c.id, ${sql.raw(taken)} FROM food c LEFT JOIN food p ON p.space_id = c.space_id AND p.id = c.parent
      WHERE c.space_id = ${space} AND c.id = ${id}
    UNION ALL
    SELECT c.id, ${sql.raw(taken)} FROM p JOIN food c ON c.space_id = ${space} AND c.parent = p.id
  )
  UPDATE food SET (${sql.raw(COLUMNS.join(', '))}) = (SELECT ${sql.raw(COLUMNS.map((name) => `p.${name}`).join(', '))} FROM p WHERE p.id = food.id)
  WHERE space_id = ${space} AND id IN (SELECT id FROM p)`

/** A food put below another starts with what that one hands down. */
export const adoptInheritance = (space: number, id: number): Statement => sql`
  UPDATE food SET inherit_fields = (
    SELECT coalesce(nullif(p.child_inherit_fields, '[]'), nullif(p.inherit_fields, '[]'), food.inherit_fields)
    FROM food p WHERE p.space_id = food.space_id AND p.id = food.parent)
  WHERE space_id = ${space} AND id = ${id} AND parent IS NOT NULL`
