import type { PropertyType } from '#web/components/properties/property-type.ts'
import type { PropertyDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'

/** What an import found names its type only. */
const isOf =
  ({ id, name }: PropertyType) =>
  ({ property_type: of }: PropertyDraft) =>
    of.id === null ? of.name.toLocaleLowerCase() === name.toLocaleLowerCase() : of.id === id

/** Per serving; null where nothing is entered. */
export const enteredAmount = (properties: readonly PropertyDraft[], type: PropertyType): number | null =>
  properties.find(isOf(type))?.property_amount ?? null

/** With another amount per serving of one type; null takes it out, and the foods count again. */
export function withEntered(
  properties: readonly PropertyDraft[],
  type: PropertyType,
  amount: number | null,
): PropertyDraft[] {
  const others = properties.filter((one) => !isOf(type)(one))
  if (amount === null) return others
  const changed = { property_type: { id: type.id, name: type.name }, property_amount: amount }
  return properties.some(isOf(type))
    ? properties.map((one) => (isOf(type)(one) ? changed : one))
    : [...properties, changed]
}
