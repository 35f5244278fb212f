import type { CookingSession } from '#web/components/recipe/use-cooking-session.ts'
import type { IngredientWording } from '#web/components/recipe/ingredient-wording.ts'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'

/** What every part of the page shows the recipe by. */
export interface RecipeViewProps {
  recipe: RecipeRow
  wording: IngredientWording
  cooking: CookingSession
  /** Visitors have no other page to go to. */
  linked: boolean
}
