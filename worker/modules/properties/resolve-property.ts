import { sql } from 'drizzle-orm'
import { query, type QueryResults } from '#worker/kernel/sql/query.ts'
import type { Ref } from '#worker/kernel/contract/ref.contract.ts'
import { lookUpRefs, refResolver, countUnknownNames } from '#worker/kernel/resource/references/look-up-refs.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { atFieldPath } from '#worker/kernel/contract/field-path.ts'
import { propertyTypeResource } from './property-type.resource.ts'
import type { NestedProperty } from './property.contract.ts'
import type { PropertyValue } from './property-value.ts'

const typesIn = (bodies: readonly NestedProperty[]): Ref[] => bodies.map(({ property_type }) => property_type)

/** `waiting` are properties without an owner, which a food or a recipe can take up. */
export const propertyQueries = (space: number, bodies: readonly NestedProperty[]) => ({
  types: lookUpRefs(propertyTypeResource, space, typesIn(bodies)),
  waiting: query<{
    id: number
  }>(sql`SELECT id FROM property WHERE space_id = ${space} AND food IS NULL AND recipe IS NULL
    AND deleted_with IS NULL AND ${inValues(
      sql`id`,
      bodies.flatMap(({ id }) => id ?? []),
    )}`),
})

/** How many ids the bodies need at most. */
export const propertyIdsNeeded = (space: number, bodies: readonly NestedProperty[]) => ({
  property: bodies.length,
  'property-type': countUnknownNames(propertyTypeResource, space, typesIn(bodies)),
})

/**
 * A body with an id keeps that property, if its owner or nobody has it. Otherwise a body keeps the owner's property of
 * its type. All others are new. `created` are the appends of new types.
 */
export function propertyResolver(
  { types, waiting }: QueryResults<ReturnType<typeof propertyQueries>>,
  nextId: (kind: string) => number,
) {
  const type = refResolver(propertyTypeResource, types, nextId)
  const names = new Map(types.map(({ id, name }) => [id, name]))
  const typeOf = (ref: Ref) => {
    const id = type.idOf(ref, 'property_type')
    return { id, name: names.get(id) ?? ref.name ?? '' }
  }
  return {
    created: type.created,
    values(bodies: readonly NestedProperty[], before: readonly PropertyValue[]): PropertyValue[] {
      const free = new Map(before.map((one) => [one.id, one.property_type.id]))
      for (const { id } of waiting) free.set(id, 0)
      const take = (id: number | undefined) => (id !== undefined && free.delete(id) ? id : undefined)
      return bodies.map(({ id, property_type, property_amount }, i) => {
        const itsType = atFieldPath(['properties', i], () => typeOf(property_type))
        const [sameType] = [...free].find(([, of]) => of === itsType.id) ?? []
        return {
          id: take(id ?? undefined) ?? take(sameType) ?? nextId('property'),
          property_type: itsType,
          property_amount,
        }
      })
    },
  }
}
