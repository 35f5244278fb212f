import { sql, type SQL } from 'drizzle-orm'
import { query } from '#worker/kernel/sql/query.ts'
import { relationTable as relation } from './relation.table.ts'

const category = sql`json_object('id', c.id, 'name', c.name, 'description', c.description,
  'open_data_slug', c.open_data_slug)`

export const categoryOf: SQL = sql`(SELECT ${category} FROM supermarket_category c
  WHERE c.space_id = ${relation.space_id} AND c.id = ${relation.category})`

export const relationIsComplete: SQL = sql`(
  EXISTS (SELECT 1 FROM supermarket s WHERE s.space_id = ${relation.space_id} AND s.id = ${relation.supermarket}
    AND s.deleted_with IS NULL)
  AND EXISTS (SELECT 1 FROM supermarket_category c WHERE c.space_id = ${relation.space_id} AND c.id = ${relation.category}
    AND c.deleted_with IS NULL))`

/** Over a row of `supermarket`, in the order of the way through it. */
export const supermarketRelationsJson: SQL = sql`(
  SELECT json_group_array(json_object('id', r.id, 'category', ${category}, 'supermarket', r.supermarket, 'order', r."order")
    ORDER BY r."order", r.id)
  FROM supermarket_category_relation r JOIN supermarket_category c
    ON c.space_id = r.space_id AND c.id = r.category AND c.deleted_with IS NULL
  WHERE r.space_id = supermarket.space_id AND r.supermarket = supermarket.id AND r.deleted_with IS NULL)`

export const relationsIn = (space: number, supermarket: SQL) =>
  query<{ id: number; category: number }>(sql`SELECT id, category FROM supermarket_category_relation
    WHERE space_id = ${space} AND supermarket = ${supermarket} AND deleted_with IS NULL`)

export const cascadingRelations = (space: number, field: 'supermarket' | 'category', id: number | SQL): SQL =>
  sql`SELECT r.id, 'SupermarketCategoryRelation' AS model, s.name || ': ' || c.name AS name
    FROM supermarket_category_relation r
    JOIN supermarket s ON s.space_id = r.space_id AND s.id = r.supermarket
    JOIN supermarket_category c ON c.space_id = r.space_id AND c.id = r.category
    WHERE r.space_id = ${space} AND r.${sql.identifier(field)} = ${id} AND r.deleted_with IS NULL`
