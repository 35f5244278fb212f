import type {
  ExportedIngredient,
  ExportedPicture,
  ExportedRecipe,
  ExportedStep,
} from '#worker/modules/exports/exported-recipe.ts'

export const recipeOf = (given: Partial<ExportedRecipe> = {}): ExportedRecipe => ({
  id: 1,
  name: 'Leek tart',
  description: null,
  source_url: null,
  servings: 4,
  servings_text: '',
  working_time: 0,
  waiting_time: 0,
  internal: true,
  private: false,
  rating: null,
  nutrition: null,
  created_at: '2024-05-06T07:08:09.000Z',
  updated_at: '2024-06-07T08:09:10.000Z',
  keywords: [],
  properties: [],
  steps: [],
  pictures: [],
  favourite: false,
  books: [],
  cooked: [],
  ...given,
})

export const stepOf = (given: Partial<ExportedStep> = {}): ExportedStep => ({
  name: '',
  instruction: '',
  time: 0,
  order: 0,
  show_as_header: true,
  show_ingredients_table: true,
  ingredients: [],
  step_recipe_data: null,
  pictures: [],
  ...given,
})

/** Steps in the order in which they are given, and their ingredients too. */
export const stepsOf = (...steps: Partial<ExportedStep>[]): ExportedStep[] =>
  steps.map((step, order) => stepOf({ ...step, order }))

export const rowsOf = (...rows: Partial<ExportedIngredient>[]): ExportedIngredient[] =>
  rows.map((row, order) => ({
    food: null,
    unit: null,
    amount: 0,
    amount_max: null,
    note: '',
    is_header: false,
    no_amount: false,
    original_text: '',
    ...row,
    order,
  }))

export const foodOf = (
  name: string,
  plural_name: string | null = null,
  recipe: { id: number; name: string } | null = null,
) => ({
  name,
  plural_name,
  ignore_shopping: false,
  supermarket_category: null,
  recipe,
})

export const unitOf = (name: string, plural_name: string | null = null, base_unit: string | null = null) => ({
  name,
  plural_name,
  description: null,
  base_unit,
})

export const headingOf = (note: string): Partial<ExportedIngredient> => ({ note, is_header: true, no_amount: true })

export const keywordsOf = (...names: string[]): ExportedRecipe['keywords'] =>
  names.map((name) => ({
    name,
    description: '',
    created_at: '2024-01-01T00:00:00.000Z',
    updated_at: '2024-01-01T00:00:00.000Z',
  }))

/** Begins as a picture of its type does; no two numbers give the same. */
export function pictureOf(number: number, type: 'image/jpeg' | 'image/png' = 'image/jpeg'): ExportedPicture {
  const start = type === 'image/jpeg' ? [255, 216, 255, 224] : [137, 80, 78, 71, 13, 10, 26, 10]
  return async () => ({
    type,
    bytes: new Uint8Array([...start, ...Array<number>(40).fill(0), number >> 8, number & 255]),
  })
}
