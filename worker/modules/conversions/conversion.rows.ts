import { sql, type SQL } from 'drizzle-orm'
import { foldName } from '#worker/kernel/contract/name-key.ts'

export const conversionIsComplete = (c: SQL): SQL => sql`(
  EXISTS (SELECT 1 FROM unit b WHERE b.space_id = ${c}.space_id AND b.id = ${c}.base_unit AND b.deleted_with IS NULL)
  AND EXISTS (SELECT 1 FROM unit v WHERE v.space_id = ${c}.space_id AND v.id = ${c}.converted_unit AND v.deleted_with IS NULL)
  AND (${c}.food IS NULL OR EXISTS (
    SELECT 1 FROM food f WHERE f.space_id = ${c}.space_id AND f.id = ${c}.food AND f.deleted_with IS NULL)))`

const nameIn = (table: SQL, c: SQL, id: SQL): SQL =>
  sql`(SELECT n.name FROM ${table} n WHERE n.space_id = ${c}.space_id AND n.id = ${id})`

/** "1 cup flour = 120 g", of a conversion `c`. */
export const conversionName = (c: SQL): SQL => sql`(
  printf('%.10g', ${c}.base_amount) || ' ' || ${nameIn(sql`unit`, c, sql`${c}.base_unit`)}
    || coalesce(' ' || ${nameIn(sql`food`, c, sql`${c}.food`)}, '') || ' = '
    || printf('%.10g', ${c}.converted_amount) || ' ' || ${nameIn(sql`unit`, c, sql`${c}.converted_unit`)})`

export const conversionMatches = (c: SQL, typed: string): SQL => {
  const among = (table: SQL, id: SQL) => sql`EXISTS (
    SELECT 1 FROM ${table} n WHERE n.space_id = ${c}.space_id AND n.id = ${id} AND instr(n.name_fold, ${foldName(typed)}) > 0)`
  return sql`(${among(sql`food`, sql`${c}.food`)} OR ${among(sql`unit`, sql`${c}.base_unit`)}
    OR ${among(sql`unit`, sql`${c}.converted_unit`)})`
}

export const cascadingConversions = (space: number, which: { unit: number | SQL } | { foods: SQL }): SQL => {
  const c = sql`c`
  const of = 'unit' in which ? sql`${which.unit} IN (c.base_unit, c.converted_unit)` : sql`c.food IN (${which.foods})`
  return sql`SELECT c.id, 'UnitConversion' AS model, ${conversionName(c)} AS name FROM unit_conversion c
    WHERE c.space_id = ${space} AND c.deleted_with IS NULL AND ${conversionIsComplete(c)} AND ${of}`
}
