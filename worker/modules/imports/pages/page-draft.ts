import type { PageIngredient, PageNutrition, PageStep } from './page-recipe.ts'

/** The reading of one source: structured data, a recipe card, or visible text. Fields are empty if missing. */
export type PageDraft = {
  name: string
  description: string
  url: string
  author: string
  language: string
  yield: { servings: number | null; servings_text: string; raw: string }
  minutes: { prep: number; cook: number; total: number }
  times: { prep: string; cook: string; total: string }
  images: string[]
  keywords: string[]
  ingredients: PageIngredient[]
  steps: PageStep[]
  nutrition: PageNutrition
}

export const emptyPageDraft = (): PageDraft => ({
  name: '',
  description: '',
  url: '',
  author: '',
  language: '',
  yield: { servings: null, servings_text: '', raw: '' },
  minutes: { prep: 0, cook: 0, total: 0 },
  times: { prep: '', cook: '', total: '' },
  images: [],
  keywords: [],
  ingredients: [],
  steps: [],
  nutrition: { calories: null, fats: null, carbohydrates: null, proteins: null, raw: {} },
})
