import { sql, type SQL } from 'drizzle-orm'
import type { Query, Row } from '../../sql/query.ts'
import type { Ref } from '../../contract/ref.contract.ts'
import { referencesOf } from '../../contract/reference.contract.ts'
import { definitionOf } from './referrers.ts'
import { lookUpRefs, refResolver, countUnknownNames, type FoundRef } from './look-up-refs.ts'
import type { Definition } from '../define-resource.ts'
import type { Append } from '../../log/commit.ts'

/**
 * Fields of a body that name a row of another resource, or list such: what to look up and reserve for them, and then ids
 * in their place. Fields that lead to the same resource are looked up together.
 */
export function planReferenceIds({ contract }: Definition, space: number, body: Row) {
  const links = referencesOf(contract).flatMap(({ field, to: kind }) => {
    const to = definitionOf(kind)
    const value = body[field]
    return Array.isArray(value) || isRef(value) ? [{ field, to, refs: [value].flat() as Ref[], value }] : [] // The field's contract made them references.
  })
  const kinds = [...new Set(links.map(({ to }) => to))].map((to) => ({
    to,
    name: to.contract.name,
    refs: links.filter((link) => link.to === to).flatMap(({ refs }) => refs),
  }))
  const load: Record<string, Query<FoundRef>> = Object.fromEntries(
    kinds.map(({ to, name, refs }) => [`link ${name}`, lookUpRefs(to, space, refs)]),
  )
  return {
    load,
    wants: Object.fromEntries(kinds.map(({ to, name, refs }) => [name, countUnknownNames(to, space, refs)])),
    /** `created`: what the body named that was not there. A field that is null is left as it is. */
    resolve(found: Record<string, unknown>, nextId: (kind: string) => number): { body: Row; created: Append[] } {
      const known = new Map(
        // What `load` asked under this name.
        kinds.map(({ to, name }) => [to, refResolver(to, found[`link ${name}`] as FoundRef[], nextId)]),
      )
      const ids = links.map(({ field, to, refs, value }) => {
        const all = refs.map((ref) => known.get(to)?.idOf(ref, field))
        return [field, Array.isArray(value) ? [...new Set(all)] : all[0]] as const
      })
      const created = [...known.values()].flatMap((one) => one.created)
      return { body: { ...body, ...Object.fromEntries(ids) }, created }
    },
  }
}

/** Where a reference leads by what is there already, as a subquery of ids. */
export const idsOfRef = (to: Definition, space: number, ref: Ref): SQL =>
  sql`SELECT id FROM (${lookUpRefs(to, space, [ref]).statement})`

export const isRef = (value: unknown): value is Ref =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && ('id' in value || 'draft' in value)
