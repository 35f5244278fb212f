import type { CookingSession } from '#web/components/recipe/use-cooking-session.ts'
import type { IngredientWording } from '#web/components/recipe/ingredient-wording.ts'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'

export interface RecipeViewProps {
  recipe: RecipeRow
  wording: IngredientWording
  cooking: CookingSession
  /** False for visitors, who have no other page to go to. */
  linked: boolean
}
