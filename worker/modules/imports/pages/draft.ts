import type { ReadIngredient, ReadNutrition, ReadStep } from './page-recipe.ts'

/** What one source of a page (a block of structured data, a recipe card, the visible text) says; empty where silent. */
export type Draft = {
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
  ingredients: ReadIngredient[]
  steps: ReadStep[]
  nutrition: ReadNutrition
}

export const emptyDraft = (): Draft => ({
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
