import { createContext, use } from 'react'
import type { Wording } from '../ingredient-wording.ts'
import type { IngredientRow } from '../recipe.rows.ts'

interface InstructionPlace {
  ingredients: readonly IngredientRow[]
  wording: Wording
  timer: { name: string; recipe: { id: number; name: string } | null }
}

export const InstructionContext = createContext<InstructionPlace | null>(null)

/** Where a node of an instruction stands. */
export function useInstruction(): InstructionPlace {
  const place = use(InstructionContext)
  if (!place) throw new Error('This node is not inside of an instruction')
  return place
}
