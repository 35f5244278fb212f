import { createContext, use } from 'react'
import type { IngredientWording } from '../ingredient-wording.ts'
import type { IngredientRow } from '../recipe.rows.ts'

interface InstructionContextValue {
  ingredients: readonly IngredientRow[]
  wording: IngredientWording
  timer: { name: string; recipe: { id: number; name: string } | null }
}

export const InstructionContext = createContext<InstructionContextValue | null>(null)

export function useInstruction(): InstructionContextValue {
  const place = use(InstructionContext)
  if (!place) throw new Error('useInstruction needs an Instruction around it')
  return place
}
