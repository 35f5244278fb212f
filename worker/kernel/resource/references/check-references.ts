import { sql } from 'drizzle-orm'
import type { Context } from '../../log/context.ts'
import { invalid } from '../../contract/errors.ts'
import { query, type Query, type Row } from '../../sql/query.ts'
import type { Definition } from '../define-resource.ts'

interface InvalidReference {
  field: string
  id: number
}

/** The references of a body that lead to no row the asker may use. VALUES, as D1 allows five SELECTs in a compound. */
export const checkReferences = ({ rules }: Definition, context: Context, body: Row): Query<InvalidReference> => {
  const given = Object.entries(rules.referenceChecks ?? {}).flatMap(([field, exists]) => {
    const [name = field, inner] = field.split('.')
    const ids = [body[name]]
      .flat()
      .map((item) => (inner ? (item as Row | null)?.[inner] : item))
      .filter((id) => typeof id === 'number')
    return ids.length === 0 ? [] : [{ field: name, ids: JSON.stringify(ids), exists: exists(sql`one.value`, context) }]
  })
  const rows = given.map(({ field, ids }) => sql`(${field}, ${ids})`)
  const checks = given.map(({ field, exists }) => sql`WHEN ${field} THEN ${exists}`)
  return query(
    given.length === 0
      ? sql`SELECT 1 WHERE 0`
      : sql`SELECT ref.column1 AS field, one.value AS id FROM (VALUES ${sql.join(rows, sql`, `)}) ref, json_each(ref.column2) one
          WHERE NOT CASE ref.column1 ${sql.join(checks, sql` `)} END`,
  )
}

export const refuseInvalidReferences = (refs: readonly InvalidReference[]) => {
  if (refs.length === 0) return
  throw invalid(
    Object.fromEntries(refs.map(({ field, id }) => [field, [`Invalid pk "${id}" - object does not exist.`]])),
    'request.unknown_reference',
  )
}
