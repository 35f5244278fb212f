import type { ShownPart } from './judge/judged-draft.ts'

/** Times are whole minutes, 0 if the page gives none. */
export type PageRecipe = {
  name: string
  /** Paragraphs are separated by an empty line. */
  description: string
  source_url: string
  servings: number | null
  servings_text: string
  working_time: number
  waiting_time: number
  total_time: number
  image_url: string | null
  /** Absolute URLs, best first. */
  images: string[]
  keywords: string[]
  language: string | null
  author: string
  ingredients: PageIngredient[]
  steps: PageStep[]
  nutrition: PageNutrition
  /** Parts that are as the page shows them, although its markup has them in other words. */
  shown: readonly ShownPart[]
  /** Ingredient lines of the page that the recipe lacks. */
  lost: string[]
  raw: { yield: string; prep_time: string; cook_time: string; total_time: string }
}

export type PageIngredient = { group: string | null; line: string }

/** `instruction` is Markdown; only the first step of a section has its heading as `name`. */
export type PageStep = { name: string; instruction: string }

/** kcal and grams per serving. `raw` has the texts by schema.org name. */
export type PageNutrition = {
  calories: number | null
  fats: number | null
  carbohydrates: number | null
  proteins: number | null
  raw: Record<string, string>
}
