/** What is counted: energy, protein, a price. */
export interface PropertyType {
  id: number
  name: string
  unit: string | null
}
