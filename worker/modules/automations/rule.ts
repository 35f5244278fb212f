import type { AutomationType } from './automation.contract.ts'

export interface Rule {
  id: number
  type: AutomationType
  name: string
  param_1: string | null
  param_2: string | null
  param_3: string | null
}
