import { sql, type SQL } from 'drizzle-orm'
import { locationExists } from './location.rows.ts'

export const entryCode = (e: SQL): SQL => sql`coalesce(${e}.code, printf('%X', ${e}.id))`

export const entryIsComplete = (e: SQL): SQL => sql`(${locationExists(sql`${e}.space_id`, sql`${e}.inventory_location`)}
  AND EXISTS (SELECT 1 FROM food f WHERE f.space_id = ${e}.space_id AND f.id = ${e}.food AND f.deleted_with IS NULL))`

const nameIn = (table: SQL, e: SQL, id: SQL): SQL =>
  sql`(SELECT n.name FROM ${table} n WHERE n.space_id = ${e}.space_id AND n.id = ${id} AND n.deleted_with IS NULL)`

/** "#2711 - 1.50 (kg) flour", of an entry `e`. */
export const entryLabel = (e: SQL): SQL => sql`('#' || ${entryCode(e)} || ' - ' || printf('%.2f', ${e}.amount)
  || coalesce(' (' || ${nameIn(sql`unit`, e, sql`${e}.unit`)} || ')', '')
  || coalesce(' ' || ${nameIn(sql`food`, e, sql`${e}.food`)}, ''))`

const e = sql`e`

export const cascadingEntries = (space: number, which: SQL): SQL =>
  sql`SELECT e.id, 'InventoryEntry' AS model, ${entryLabel(e)} AS name FROM inventory_entry e
    WHERE e.space_id = ${space} AND e.deleted_with IS NULL AND ${entryIsComplete(e)} AND ${which}`

export const cascadingLogs = (space: number, which: SQL): SQL =>
  sql`SELECT b.id, 'InventoryLog' AS model, b.booking_type || ' ' || ${entryLabel(e)} AS name FROM inventory_entry e
    CROSS JOIN inventory_log b ON b.space_id = ${space} AND b.entry = e.id
    WHERE e.space_id = ${space} AND e.deleted_with IS NULL AND ${entryIsComplete(e)} AND ${which}`
