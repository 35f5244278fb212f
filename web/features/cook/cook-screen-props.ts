import type { RefObject } from 'react'
import type { CookingSession } from '#web/components/recipe/use-cooking-session.ts'
import type { IngredientWording } from '#web/components/recipe/ingredient-wording.ts'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'

export interface CookScreenProps {
  recipe: RecipeRow
  wording: IngredientWording
  cooking: CookingSession
  heading: RefObject<HTMLHeadingElement | null>
  linked: boolean
}
