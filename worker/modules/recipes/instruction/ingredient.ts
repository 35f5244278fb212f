import type { AmountRange } from '../../amounts/index.ts'

export interface InstructionIngredient extends AmountRange {
  no_amount: boolean
  /** `base_unit` is set where the unit is a measure. */
  unit: (InflectedName & { base_unit?: string | null | undefined }) | null
  food: InflectedName | null
  note: string | null
}

export interface InflectedName {
  name: string
  plural_name?: string | null | undefined
}
