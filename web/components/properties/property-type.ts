/** What is counted: energy, protein, a price. */
export interface PropertyType {
  id: number
  name: string
  unit: string | null
  /** Its number in FoodData Central. */
  fdc_id?: number | null
}
