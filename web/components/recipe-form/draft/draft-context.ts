import { createContext, use } from 'react'
import type { DraftErrors } from './map-errors-to-fields.ts'
import type { IngredientLineParser } from '../lines/use-ingredient-line-parser.ts'
import type { RecipeDraft } from './recipe-draft.ts'
import type { Steps } from '../steps.change.ts'

export interface DraftContextValue {
  /** `about` names the field that is typed in, `ingredient-3.note`: its letters are one edit, and its error is gone. */
  change: (next: (draft: RecipeDraft) => RecipeDraft, about?: string) => void
  /** As it is now, for what happens later. */
  latest: () => RecipeDraft
  errors: DraftErrors
  reader: IngredientLineParser
  announce: (text: string) => void
}

export const DraftContext = createContext<DraftContextValue | null>(null)

/** The draft that a part of a form writes in. */
export function useDraft(): DraftContextValue {
  const place = use(DraftContext)
  if (!place) throw new Error('This field is not inside of a draft')
  return place
}

/** The same for those who change the steps only. */
export function useSteps() {
  const { change } = useDraft()
  return (next: (steps: Steps) => Steps, about?: string) =>
    change((draft) => ({ ...draft, steps: next(draft.steps) }), about)
}
