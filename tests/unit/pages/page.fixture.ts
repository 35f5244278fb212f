import { readRecipePage } from '#worker/modules/imports/pages/read-recipe-page.ts'
import type { PageRecipe } from '#worker/modules/imports/pages/page-recipe.ts'

export const PAGE_URL = 'https://www.example.com/recipes/soup'

export function recipeOf(text: string, url: string | null = PAGE_URL): PageRecipe {
  const recipe = readRecipePage(text, url)
  if (!recipe) throw new Error('No recipe was read.')
  return recipe
}

export const withJsonLd = (json: unknown, body = ''): string =>
  `<html lang="en"><head><script type="application/ld+json">${typeof json === 'string' ? json : JSON.stringify(json)}</script></head><body>${body}</body></html>`

export const soup = (more: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Soup',
  recipeIngredient: ['1 onion', '500 ml water'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Chop the onion.' },
    { '@type': 'HowToStep', text: 'Boil it.' },
  ],
  ...more,
})

export const linesOf = (recipe: PageRecipe): string[] => recipe.ingredients.map((ingredient) => ingredient.line)
export const stepsOf = (recipe: PageRecipe): string[] => recipe.steps.map((step) => step.instruction)
