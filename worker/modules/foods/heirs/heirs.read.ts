import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { answer, type Answer } from '#worker/kernel/log/execute.ts'
import { foundOne, query } from '#worker/kernel/sql/query.ts'
import { inheritableFields } from '../inherit-food.ts'
import type { foodHeirs } from './heirs.contract.ts'

type Heirs = z.output<typeof foodHeirs>

/** Goes down only as far as something is handed down. */
export async function countHeirs(context: Context, id: number): Promise<Answer<Heirs>> {
  const { space, shard } = membershipOf(context)
  const names = inheritableFields.map(({ field }) => sql.identifier(field))
  const passedOn = inheritableFields.map(
    ({ id: field, field: name }) => sql`(heir.${sql.identifier(name)} AND EXISTS (
      SELECT 1 FROM json_each(c.inherit_fields) WHERE value = ${field}))`,
  )
  const each = (parts: readonly ReturnType<typeof sql>[]) => sql.join([...parts], sql`, `)
  const { heirs } = await context.spaceDatabase(shard).read({
    heirs: query<Heirs>(sql`
      WITH RECURSIVE heir (id, ${each(names.map((name) => sql`${name}`))}) AS (
        SELECT id, ${each(names.map(() => sql`1`))} FROM food
          WHERE space_id = ${space} AND id = ${id} AND deleted_with IS NULL
        UNION ALL SELECT c.id, ${each(passedOn)} FROM heir JOIN food c
          ON c.space_id = ${space} AND c.parent = heir.id AND c.deleted_with IS NULL
          WHERE ${sql.join(
            names.map((name) => sql`heir.${name}`),
            sql` OR `,
          )})
      SELECT ${each(names.map((name) => sql`sum(${name}) - 1 AS ${name}`))} FROM heir HAVING count(*) > 0`),
  })
  return answer(foundOne(heirs))
}
