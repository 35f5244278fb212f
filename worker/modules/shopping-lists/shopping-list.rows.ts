import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** The named lists of a column of ids, as JSON. One that was deleted is left out, and there again once it is restored. */
export const listsJson = (space: SQLWrapper, ids: SQLWrapper): SQL => sql`(
  SELECT json_group_array(json_object('id', named.id, 'name', named.name, 'description', named.description, 'color', named.color))
  FROM json_each(${ids}) wanted CROSS JOIN shopping_list named
    ON named.space_id = ${space} AND named.id = wanted.value AND named.deleted_with IS NULL)`
