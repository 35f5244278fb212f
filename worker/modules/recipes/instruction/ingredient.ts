import type { AmountRange } from '#worker/modules/amounts/index.ts'

export interface InstructionIngredient extends AmountRange {
  no_amount: boolean
  unit: (InflectedName & { base_unit?: string | null | undefined }) | null
  food: InflectedName | null
  note: string | null
}

export interface InflectedName {
  name: string
  plural_name?: string | null | undefined
}
