import { newRecipe } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { foodRow, recipeWith, stepWith } from '../draft/draft.make.ts'

export const soup = recipeWith(
  stepWith('a', [foodRow('onion', { id: 11, amount: 2 }), foodRow('butter', { id: 12 })], { id: 1 }),
  stepWith('b', [], { id: 2, instruction: 'Simmer.' }),
)
export const saved = { id: 7, etag: '"3"', base: soup }
export const fresh = { id: null, etag: null, base: newRecipe() }

export const row = (more: object = {}) => ({
  id: 7,
  name: 'Soup',
  description: null,
  servings: 4,
  servings_text: '',
  working_time: 0,
  waiting_time: 0,
  source_url: null,
  keywords: [],
  private: false,
  shared: [],
  image: null,
  properties: [],
  steps: soup.steps.map((step) => ({
    ...step,
    show_ingredients_table: true,
    step_recipe_data: null,
    ingredients: step.ingredients.map((one) => ({
      ...one,
      is_header: false,
      no_amount: one.amount === null,
      amount: one.amount ?? 0,
      original_text: null,
    })),
  })),
  ...more,
})

export const answer = (body: object, status = 200, etag = '"4"') => Response.json(body, { status, headers: { etag } })
