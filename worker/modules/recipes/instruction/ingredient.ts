/** What the templates of a step may show of one of its ingredients. */
export interface InstructionIngredient {
  amount: number
  no_amount: boolean
  unit: InflectedName | null
  food: InflectedName | null
  note: string | null
}

export interface InflectedName {
  name: string
  plural_name: string | null
}
