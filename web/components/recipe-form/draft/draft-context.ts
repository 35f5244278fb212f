import { createContext, use } from 'react'
import type { DraftErrors } from './map-errors-to-fields.ts'
import type { IngredientLineParser } from '../lines/ingredient-line-parser.ts'
import type { RecipeDraft } from './recipe-draft.ts'
import type { Steps } from '../steps.change.ts'

export interface DraftContextValue {
  /** `about` is the field, `ingredient-3.note`: its keystrokes are one edit, and its error is cleared. */
  change: (next: (draft: RecipeDraft) => RecipeDraft, about?: string) => void
  /** The draft at the time of the call, for callbacks. */
  latest: () => RecipeDraft
  errors: DraftErrors
  reader: IngredientLineParser
  announce: (text: string) => void
}

export const DraftContext = createContext<DraftContextValue | null>(null)

export function useDraft(): DraftContextValue {
  const place = use(DraftContext)
  if (!place) throw new Error('useDraft needs a DraftProvider around it')
  return place
}

export function useSteps() {
  const { change } = useDraft()
  return (next: (steps: Steps) => Steps, about?: string) =>
    change((draft) => ({ ...draft, steps: next(draft.steps) }), about)
}
