/** A recipe in the words of schema.org, with what apps write oddly. */
export const cake = {
  '@type': 'Recipe',
  name: 'Plum &amp; oat cake',
  url: 'https://example.org/cake',
  recipeYield: 12,
  prepTime: 'PT30M',
  cookTime: null,
  totalTime: 'PT1H10M',
  keywords: '',
  recipeCategory: 'Cakes',
  recipeIngredient: ['## Dough', '200 g oats', 'Top:', '1 kg plums'],
  recipeInstructions: ['Mix.\n', '## Top', 'Lay the plums.\n\nBake.'],
  nutrition: [],
  tool: ['Tin'],
}
