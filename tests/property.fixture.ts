import type { TestPerson } from './fixture.ts'

export interface Property {
  id: number
  property_amount: number | null
  property_type: { id: number; name: string; unit: string | null; fdc_id: number | null }
}
export interface PropertyOwner {
  id: number
  properties: Property[]
}
interface FoodSum {
  total_value: number
  missing_value: boolean
  food_values: Record<string, { value: number | null; missing_unit?: true; missing_conversion?: object }>
}
export interface RecipeWithProperties extends PropertyOwner {
  steps: { ingredients: { food: { id: number } }[] }[]
  food_properties: Record<string, FoodSum>
}

export const createPropertyType = (by: TestPerson, name: string, more: object = {}) =>
  by.post<{ id: number }>('/api/property-type/', { name, ...more })
export const createFoodWith = (by: TestPerson, name: string, more: object = {}) =>
  by.post<PropertyOwner>('/api/food/', { name, ...more })
export const propertyAmount = (amount: number | null, property_type: object) => ({
  property_amount: amount,
  property_type,
})
export const propertyPairs = ({ properties }: PropertyOwner) =>
  properties.map((one) => [one.property_type.name, one.property_amount])
export const createRecipeOf = (by: TestPerson, ingredients: object[], more: object = {}) =>
  by.post<RecipeWithProperties>('/api/recipe/', { name: 'Bread', servings: 4, steps: [{ ingredients }], ...more })
