import type { RefObject } from 'react'
import type { CookingSession } from '#web/components/recipe/cooking-session.ts'
import type { Wording } from '#web/components/recipe/ingredient-wording.ts'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'

/** What every screen of cook mode shows the recipe by. */
export interface CookView {
  recipe: RecipeRow
  wording: Wording
  cooking: CookingSession
  /** Takes the focus when the page is turned. */
  heading: RefObject<HTMLHeadingElement | null>
  linked: boolean
}
