import type { PropertyType } from '../properties/property-type.ts'

/** A food or a recipe with what a provider thinks is in it; null where it does not know. */
export interface Estimate {
  properties: readonly { property_type: PropertyType; property_amount: number | null }[]
}

export const estimatedOnly = ({ properties }: Estimate) =>
  properties.filter(({ property_amount }) => property_amount !== null)
