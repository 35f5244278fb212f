import { sql } from 'drizzle-orm'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { invalid } from '#worker/kernel/contract/errors.ts'
import { nameKey } from '#worker/kernel/contract/name-key.ts'
import { query } from '#worker/kernel/sql/query.ts'
import type { Ref } from '#worker/kernel/contract/ref.contract.ts'
import { visibleRows } from '#worker/kernel/resource/define-resource.ts'
import type { Append } from '#worker/kernel/log/commit.ts'
import { filterResource } from './filter.resource.ts'
import { filterTable } from './filter.table.ts'

interface Known {
  id: number
  mine: boolean
}

export const filterCandidates = (context: Context, space: number, ref: Ref | null | undefined) => {
  const me = personOf(context).id
  const key = ref?.id === undefined && ref?.name ? nameKey(ref.name) : null
  return query<Known>(
    sql`SELECT id, created_by = ${me} AS mine FROM ${filterTable} WHERE ${visibleRows(filterResource, space, context)}
      AND (id = ${ref?.id ?? null} OR (name_key = ${key} AND created_by = ${me})) ORDER BY id LIMIT 1`,
    { bool: ['mine'] },
  )
}

/** Includes events that create a new filter. A book may keep its `stored` filter, even one of another owner. */
export function resolveFilter(
  context: Context,
  ref: Ref | null | undefined,
  { known, stored, nextId }: { known: readonly Known[]; stored: number | null; nextId: () => number },
): { filter: number | null | undefined; created: Append[] } {
  if (!ref) return { filter: ref, created: [] }
  const [found] = known
  if (found || (ref.id !== undefined && ref.id === stored)) return { filter: found?.id ?? stored, created: [] }
  if (ref.id !== undefined) {
    throw invalid({ filter: [`Invalid pk "${ref.id}" - object does not exist.`] }, 'request.unknown_reference')
  }
  const id = nextId()
  const data = { ...ref.draft, id, created_by: personOf(context).id }
  const event = { type: 'custom-filter.created', data }
  return { filter: id, created: [{ stream: `custom-filter:${id}`, expected: 0, events: [event] }] }
}
