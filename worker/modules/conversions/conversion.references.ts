import { sql, type SQL } from 'drizzle-orm'
import type { Recorded } from '#worker/kernel/contract/events.ts'
import { projection } from '#worker/kernel/log/projection.ts'
import type { MergedEvent } from '#worker/kernel/resource/resource.events.ts'
import type { Statement } from '#worker/kernel/sql/sql.ts'

type Merged = MergedEvent<'unit'> | MergedEvent<'food'>

/** If the target has a conversion for the same pair, that one stays. One between a unit and itself is deleted. */
export const conversionReferences = projection<Merged>({
  'unit.merged': (event) =>
    followMerge(event, {
      set: (id, into) => sql`base_unit = iif(base_unit = ${id}, ${into}, base_unit),
        converted_unit = iif(converted_unit = ${id}, ${into}, converted_unit)`,
      names: (id) => sql`(base_unit = ${id} OR converted_unit = ${id})`,
    }),
  'food.merged': (event) =>
    followMerge(event, { set: (_, into) => sql`food = ${into}`, names: (id) => sql`food = ${id}` }),
})

interface MergeSide {
  set: (id: number, into: number) => SQL
  names: (id: number) => SQL
}

const followMerge = (
  { space, at, type, data: { id, into } }: Recorded<Merged>,
  { set, names }: MergeSide,
): Statement[] => [
  sql`UPDATE OR IGNORE unit_conversion SET ${set(id, into)}, updated_at = ${at}
    WHERE space_id = ${space} AND ${names(id)}`,
  sql`UPDATE unit_conversion SET deleted_with = ${`${type.split('.')[0]}:${id}`}, updated_at = ${at}
    WHERE space_id = ${space} AND deleted_with IS NULL AND (${names(id)} OR base_unit = converted_unit)`,
]
