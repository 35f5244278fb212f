export interface ConversionUnit {
  id: number
  name: string
  plural_name: string | null
  base_unit: string | null
}

/** `food` is null for a conversion that holds for all foods. */
export interface ConversionRow {
  id: number
  food: { id: number } | null
  base_amount: number
  base_unit: ConversionUnit
  converted_amount: number
  converted_unit: ConversionUnit
}
