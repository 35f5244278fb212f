/** What the menu of a recipe asks about in a dialog; on the recipe's page these are names in the address. */
export const recipeAsks = ['plan', 'shopping', 'cooked', 'books', 'share', 'duplicate', 'delete'] as const
export type RecipeAsk = (typeof recipeAsks)[number]

/** What a card knows of its recipe. */
export interface CardRecipe {
  id: number
  name: string
  servings: number
}
