import * as z from 'zod'

/** A property as the log of its food or recipe keeps it; the name is that of the type then. */
export const propertyValue = z.object({
  id: z.int(),
  property_type: z.object({ id: z.int(), name: z.string() }),
  property_amount: z.number().nullable(),
})
export type PropertyValue = z.output<typeof propertyValue>

/** Whether two lists say the same, whatever their types are called by now. */
export const sameProperties = (one: readonly PropertyValue[], other: readonly PropertyValue[]): boolean =>
  JSON.stringify(one.map(comparableValue)) === JSON.stringify(other.map(comparableValue))

const comparableValue = ({ id, property_type, property_amount }: PropertyValue) => [
  id,
  property_type.id,
  property_amount,
]
