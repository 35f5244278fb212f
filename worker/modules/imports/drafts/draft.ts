import type { DraftIngredient, RecipeDraft } from './recipe-draft.ts'
import { type Said } from './said.ts'

/** A food of another app's list, with what is known of it. */
export interface FoodDraft {
  kind: 'food'
  name: string
  plural_name: string
  description: string
  /** The aisle that it is found in. */
  aisle: string
  on_hand: boolean
  /** Other names of it. */
  aliases: string[]
}

export interface UnitDraft {
  kind: 'unit'
  name: string
  plural_name: string
  description: string
  /** Abbreviations and other spellings. */
  aliases: string[]
}

/** A meal of a plan: of a recipe, or a note alone. */
export interface MealDraft {
  kind: 'meal'
  /** YYYY-MM-DD. */
  date: string
  /** As "dinner", in the file's own word. */
  type: string
  /** The `key` of a recipe of the same file, or blank. */
  recipe: string
  title: string
  note: string
  servings: number | null
}

/** A line of a shopping list. */
export interface ShoppingDraft {
  kind: 'shopping'
  /** The list's name; blank for the usual one. */
  list: string
  ingredient: DraftIngredient
  checked: boolean
}

/** A book, and the `key`s of its recipes. */
export interface BookDraft {
  kind: 'book'
  name: string
  description: string
  recipes: string[]
}

/** What is in the file, but has no place here at all: it is named in the report. */
export interface LeftOutDraft {
  kind: 'left-out'
  what: string
  /** The same as code and values. */
  said: Pick<Said, 'code' | 'values'>
  count: number
}

export type Draft = RecipeDraft | FoodDraft | UnitDraft | MealDraft | ShoppingDraft | BookDraft | LeftOutDraft
