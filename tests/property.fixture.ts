import type { Person } from './fixture.ts'

export interface Property {
  id: number
  property_amount: number | null
  property_type: { id: number; name: string; unit: string | null; fdc_id: number | null }
}
export interface Owner {
  id: number
  properties: Property[]
}
interface FoodSum {
  total_value: number
  missing_value: boolean
  food_values: Record<string, { value: number | null; missing_unit?: true; missing_conversion?: object }>
}
export interface Recipe extends Owner {
  steps: { ingredients: { food: { id: number } }[] }[]
  food_properties: Record<string, FoodSum>
}

export const kind = (by: Person, name: string, more: object = {}) =>
  by.post<{ id: number }>('/api/property-type/', { name, ...more })
export const food = (by: Person, name: string, more: object = {}) => by.post<Owner>('/api/food/', { name, ...more })
export const of = (amount: number | null, property_type: object) => ({ property_amount: amount, property_type })
export const short = ({ properties }: Owner) => properties.map((one) => [one.property_type.name, one.property_amount])
export const cook = (by: Person, ingredients: object[], more: object = {}) =>
  by.post<Recipe>('/api/recipe/', { name: 'Bread', servings: 4, steps: [{ ingredients }], ...more })
