import type { Picked } from '#web/lib/resource-picker.ts'
import type { ParseDoubt } from '../lines/line-doubt.ts'

/** Plain data, so that it can be stored on the device and compared as JSON. */
export interface RecipeDraft {
  name: string
  description: string
  servings: number
  servingsText: string
  /** Minutes, as all times here. */
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

/** `key` names a file in the picture store; only `saved` is on the server. */
export type PictureDraft =
  | { kind: 'saved'; url: string | null }
  | { kind: 'file'; key: string }
  /** `others` are pictures of the same page, to choose from where this one cannot be fetched. */
  | { kind: 'address'; url: string; others?: readonly string[] }
  | { kind: 'removed' }

export const withOthers = (picture: PictureDraft, others: readonly string[]): PictureDraft =>
  picture.kind === 'address' && others.length > 0 ? { ...picture, others } : picture

/** What is in one serving. Of a type that an import found only the name may be known. */
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
  /** A heading's text is its `note`; its other fields wait until it is an ingredient again. */
  heading: boolean
  /** Null means no amount, which is not zero. */
  amount: number | null
  amountMax: number | null
  /** Text typed as the amount that is no amount. */
  typed: string | null
  unit: Picked | null
  food: Picked | null
  note: string
  original: string | null
  doubt: ParseDoubt | null
}

export const newStep = (showIngredients = true): StepDraft => ({
  key: crypto.randomUUID(),
  id: null,
  name: '',
  instruction: '',
  time: 0,
  showIngredients,
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

export const newRecipe = (step = newStep()): RecipeDraft => ({
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
  steps: [step],
})

export const isBlankIngredient = ({ food, unit, amount, typed, note }: IngredientDraft) =>
  food === null && unit === null && amount === null && typed === null && note.trim() === ''
