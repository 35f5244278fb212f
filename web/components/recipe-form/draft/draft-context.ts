import { createContext, use } from 'react'
import type { Errors } from './error-place.ts'
import type { LineReader } from '../lines/use-line-reader.ts'
import type { RecipeDraft } from './recipe-draft.ts'
import type { Steps } from '../steps.change.ts'

export interface DraftPlace {
  /** `about` names the field that is typed in, `ingredient-3.note`: its letters are one edit, and its error is gone. */
  change: (next: (draft: RecipeDraft) => RecipeDraft, about?: string) => void
  /** As it is now, for what happens later. */
  latest: () => RecipeDraft
  errors: Errors
  reader: LineReader
  announce: (text: string) => void
}

export const DraftContext = createContext<DraftPlace | null>(null)

/** The draft that a part of a form writes in. */
export function useDraft(): DraftPlace {
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
