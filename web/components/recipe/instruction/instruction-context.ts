import { createContext, use } from 'react'
import type { IngredientWording } from '../ingredient-wording.ts'
import type { IngredientRow } from '../recipe.rows.ts'

interface InstructionContextValue {
  ingredients: readonly IngredientRow[]
  wording: IngredientWording
  timer: { name: string; recipe: { id: number; name: string } | null }
}

export const InstructionContext = createContext<InstructionContextValue | null>(null)

/** Where a node of an instruction stands. */
export function useInstruction(): InstructionContextValue {
  const place = use(InstructionContext)
  if (!place) throw new Error('This node is not inside of an instruction')
  return place
}
