import * as z from 'zod'

/** The name is that of the type at the time of the event. */
export const propertyValue = z.object({
  id: z.int(),
  property_type: z.object({ id: z.int(), name: z.string() }),
  property_amount: z.number().nullable(),
})
export type PropertyValue = z.output<typeof propertyValue>

/** Compares types by id, since a type may be renamed. */
export const sameProperties = (one: readonly PropertyValue[], other: readonly PropertyValue[]): boolean =>
  JSON.stringify(one.map(comparableValue)) === JSON.stringify(other.map(comparableValue))

const comparableValue = ({ id, property_type, property_amount }: PropertyValue) => [
  id,
  property_type.id,
  property_amount,
]
