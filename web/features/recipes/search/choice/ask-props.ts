import type { RecipeOverviewRow } from '#web/components/recipe/recipe.rows.ts'

/** Of what is asked about many recipes. */
export interface AskProps {
  recipes: readonly RecipeOverviewRow[]
  onClose: () => void
  onDone: () => void
}
