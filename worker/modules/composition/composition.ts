/** What 100 g of a food hold, and what household measures of it weigh. */
export interface Composition {
  /** Its number in FoodData Central, or in the Standard Reference where it is a row of the table (`isTableNumber`). */
  id: number
  description: string
  /** Which of the service's collections it belongs to. */
  dataType: string
  /** Amounts by the number of the nutrient in FoodData Central, in that nutrient's own unit. */
  nutrients: ReadonlyMap<number, Amount>
  /** Grams by the key of a household measure; `cup` is the American cup, from which every other volume follows. */
  weights: ReadonlyMap<string, number>
}

export interface Amount {
  amount: number
  unit: string
}

/** Numbers of the Standard Reference have five digits; those of FoodData Central begin far above. */
export const isTableNumber = (id: number): boolean => id < 100_000
