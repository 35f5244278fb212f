import * as z from 'zod'
import { crudVerbs, resource } from '#worker/kernel/contract/contract.ts'
import { refersTo } from '#worker/kernel/contract/reference.contract.ts'
import { decimal, int } from '#worker/kernel/contract/scalars.contract.ts'
import { propertyType, propertyTypeRef } from './property-type.contract.ts'

/** An amount per reference amount of a food, or per serving of a recipe. */
export const property = resource({
  name: 'property',
  title: 'Property',
  fields: z.object({
    property_amount: decimal().nullable(),
    property_type: refersTo('property-type', propertyTypeRef()),
  }),
  reads: z.object({ property_amount: z.number().nullable(), property_type: propertyType.row }),
  verbs: crudVerbs,
  roles: { read: 'user', write: 'user' },
})

export const nestedProperty = property.draft.extend({ id: int().nullish() })
export type NestedProperty = z.output<typeof nestedProperty>
