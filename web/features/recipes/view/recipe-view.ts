import type { CookingSession } from '#web/components/recipe/cooking-session.ts'
import type { Wording } from '#web/components/recipe/ingredient-wording.ts'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'

/** What every part of the page shows the recipe by. */
export interface RecipeView {
  recipe: RecipeRow
  wording: Wording
  cooking: CookingSession
  /** Visitors have no other page to go to. */
  linked: boolean
}
