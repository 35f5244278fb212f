import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** Skips deleted lists, which show again once they are restored. */
export const listsJson = (space: SQLWrapper, ids: SQLWrapper): SQL => sql`(
  SELECT json_group_array(json_object('id', named.id, 'name', named.name, 'description', named.description, 'color', named.color))
  FROM json_each(${ids}) wanted CROSS JOIN shopping_list named
    ON named.space_id = ${space} AND named.id = wanted.value AND named.deleted_with IS NULL)`
