import { sql, type SQL } from 'drizzle-orm'
import type { Query, Row } from '../../sql/query.ts'
import type { Ref } from '../../contract/ref.contract.ts'
import { referencesOf } from '../../contract/reference.contract.ts'
import { definitionOf } from './referrers.ts'
import { lookUpRefs, refResolver, countUnknownNames, type FoundRef } from './look-up-refs.ts'
import type { Definition } from '../define-resource.ts'
import type { Append } from '../../log/commit.ts'

/** What to look up and reserve for the reference fields of a body, and then the body with ids. */
export function planReferenceIds({ contract }: Definition, space: number, body: Row) {
  const links = referencesOf(contract).flatMap(({ field, to: kind }) => {
    const to = definitionOf(kind)
    const value = body[field]
    return Array.isArray(value) || isRef(value) ? [{ field, to, refs: [value].flat() as Ref[], value }] : [] // Parsed by the field's contract.
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
    /** `created`: the rows that the body named and did not exist. A null field stays null. */
    resolve(found: Record<string, unknown>, nextId: (kind: string) => number): { body: Row; created: Append[] } {
      const known = new Map(
        // The rows of `load`, under its names.
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

/** The ids of existing rows that a reference means, as a subquery. */
export const idsOfRef = (to: Definition, space: number, ref: Ref): SQL =>
  sql`SELECT id FROM (${lookUpRefs(to, space, [ref]).statement})`

export const isRef = (value: unknown): value is Ref =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && ('id' in value || 'draft' in value)
