import type { SourceFile } from '../files/source-file.ts'
import type { PageNutrition } from '../pages/page-recipe.ts'
import { type Said } from './said.ts'

/** A recipe as the file of another app tells it, before the household's own words are looked up. */
export interface RecipeDraft {
  kind: 'recipe'
  /** How the file's own app tells it from others, so that other drafts can refer to it; blank where it does not. */
  key: string
  name: string
  /** Paragraphs are separated by an empty line. */
  description: string
  source_url: string
  /** Where it is from, in words: a book, a person. */
  source: string
  servings: number | null
  servings_text: string
  /** Minutes; 0 is unknown. */
  working_time: number
  waiting_time: number
  keywords: string[]
  /** Those that the file gives to no step. */
  ingredients: DraftIngredient[]
  steps: DraftStep[]
  nutrition: PageNutrition
  /** The first is the recipe's own. */
  pictures: DraftPicture[]
  /** 0 to 5 stars. */
  rating: number | null
  favourite: boolean
  private: boolean
  cooked: DraftCooking[]
  /** Names of the books that it stands in. */
  books: string[]
  /** What somebody wrote beside it. */
  notes: DraftNote[]
  /** What has no place of its own here, as "Difficulty" and "easy": it is kept as a note, and named. */
  unplaced: DraftNote[]
  /** ISO 8601. */
  created_at: string | null
  /** About what could not be taken along. */
  warnings: Said[]
}

export interface DraftNote {
  /** Blank where it has none. */
  title: string
  text: string
}

/** A heading, a line as somebody typed it, or an ingredient that the file has in parts. */
export type DraftIngredient =
  | { heading: string }
  | { line: string; recipe?: string }
  | {
      amount: number | null
      amount_max?: number | null
      /** Blank where there is none. */
      unit: string
      food: string
      note: string
      /** The whole line, where the file has it. */
      original_text?: string
      /** The `key` of the recipe that makes this food. */
      recipe?: string
    }

export interface DraftStep {
  /** Its heading, or blank. */
  name: string
  /** Markdown. */
  instruction: string
  /** Minutes; 0 is unknown. */
  time: number
  ingredients: DraftIngredient[]
  pictures: DraftPicture[]
}

/** Within the upload, in the file itself, or elsewhere. */
export type DraftPicture = { file: SourceFile } | { bytes: Uint8Array<ArrayBuffer> } | { url: string }

export interface DraftCooking {
  /** ISO 8601. */
  at: string | null
  rating: number | null
  servings: number | null
  comment: string
}

export const noNutrition = (): PageNutrition => ({
  calories: null,
  fats: null,
  carbohydrates: null,
  proteins: null,
  raw: {},
})

/** A draft with blanks for all that the file does not say. */
export const recipeDraftOf = ({
  source_url = '',
  ...given
}: Partial<Omit<RecipeDraft, 'kind'>> & { name: string }): RecipeDraft => ({
  kind: 'recipe',
  key: '',
  description: '',
  // People leave out what browsers add.
  source_url: source_url.replace(/^www\./i, 'https://www.'),
  source: '',
  servings: null,
  servings_text: '',
  working_time: 0,
  waiting_time: 0,
  keywords: [],
  ingredients: [],
  steps: [],
  nutrition: noNutrition(),
  pictures: [],
  rating: null,
  favourite: false,
  private: false,
  cooked: [],
  books: [],
  notes: [],
  unplaced: [],
  created_at: null,
  warnings: [],
  ...given,
})

export const stepOf = (given: Partial<DraftStep> & { instruction: string }): DraftStep => ({
  name: '',
  time: 0,
  ingredients: [],
  pictures: [],
  ...given,
})
