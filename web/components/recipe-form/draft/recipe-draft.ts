import type { Picked } from '#web/lib/resource-picker.ts'
import type { ParseDoubt } from '../lines/detect-doubt.ts'

/** A recipe while somebody writes it. Plain data, so that it can be kept on the device and compared. */
export interface RecipeDraft {
  name: string
  description: string
  servings: number
  servingsText: string
  /** Minutes, as are all times here. */
  workingTime: number
  waitingTime: number
  sourceUrl: string
  keywords: readonly Picked[]
  private: boolean
  shared: readonly DraftPerson[]
  picture: PictureDraft
  properties: readonly PropertyDraft[]
  steps: readonly StepDraft[]
}

export interface DraftPerson {
  id: number
  name: string
}

/** `key` names a file in the picture store; only `saved` is what the server has already. */
export type PictureDraft =
  | { kind: 'saved'; url: string | null }
  | { kind: 'file'; key: string }
  | { kind: 'address'; url: string }
  | { kind: 'removed' }

/** What an import found about a recipe's nutrition; the editor hands it on. */
export interface PropertyDraft {
  property_type: { id: number | null; name: string }
  property_amount: number | null
}

export interface StepDraft {
  /** Stays the same while the step is edited and moved; `id` comes with the first save. */
  key: string
  id: number | null
  name: string
  instruction: string
  time: number
  showIngredients: boolean
  /** Another recipe that is made as this step. */
  part: Picked | null
  ingredients: readonly IngredientDraft[]
}

export interface IngredientDraft {
  key: string
  id: number | null
  /** The text of a heading is its note; its other fields rest until it is an ingredient again. */
  heading: boolean
  /** Null is an ingredient without an amount. */
  amount: number | null
  /** The upper end of a range that begins at `amount`. */
  amountMax: number | null
  /** What was typed as amount and is none. */
  typed: string | null
  unit: Picked | null
  food: Picked | null
  note: string
  /** The line it was read from. */
  original: string | null
  doubt: ParseDoubt | null
}

export const newStep = (): StepDraft => ({
  key: crypto.randomUUID(),
  id: null,
  name: '',
  instruction: '',
  time: 0,
  showIngredients: true,
  part: null,
  ingredients: [],
})

export const newIngredient = (): IngredientDraft => ({
  key: crypto.randomUUID(),
  id: null,
  heading: false,
  amount: null,
  amountMax: null,
  typed: null,
  unit: null,
  food: null,
  note: '',
  original: null,
  doubt: null,
})

export const newRecipe = (): RecipeDraft => ({
  name: '',
  description: '',
  servings: 4,
  servingsText: '',
  workingTime: 0,
  waitingTime: 0,
  sourceUrl: '',
  keywords: [],
  private: false,
  shared: [],
  picture: { kind: 'saved', url: null },
  properties: [],
  steps: [newStep()],
})

/** Nobody has written anything in it. */
export const isBlankIngredient = ({ food, unit, amount, typed, note }: IngredientDraft) =>
  food === null && unit === null && amount === null && typed === null && note.trim() === ''
