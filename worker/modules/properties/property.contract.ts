import * as z from 'zod'
import { crudVerbs, resource } from '../../kernel/contract/contract.ts'
import { refersTo } from '../../kernel/contract/reference.contract.ts'
import { decimal, int } from '../../kernel/contract/scalars.contract.ts'
import { propertyType, propertyTypeRef } from './property-type.contract.ts'

/** How much of something a food (in its own reference amount) or a serving of a recipe has. */
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

/** A property in the body of its food or recipe; with an id it is the one that is there. */
export const nestedProperty = property.draft.extend({ id: int().nullish() })
export type NestedProperty = z.output<typeof nestedProperty>
