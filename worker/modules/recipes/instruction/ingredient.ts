import type { AmountRange } from '../../amounts/index.ts'

/** What the templates of a step may show of one of its ingredients. */
export interface InstructionIngredient extends AmountRange {
  no_amount: boolean
  /** `base_unit` is what it measures by, where it is a measure. */
  unit: (InflectedName & { base_unit?: string | null | undefined }) | null
  food: InflectedName | null
  note: string | null
}

export interface InflectedName {
  name: string
  plural_name?: string | null | undefined
}
