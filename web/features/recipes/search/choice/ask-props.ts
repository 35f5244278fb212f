import type { RecipeOverviewRow } from '#web/components/recipe/recipe.rows.ts'

/** Of what is asked about many recipes. */
export interface AskProps {
  recipes: readonly RecipeOverviewRow[]
  onClose: () => void
  onDone: () => void
  /** With those that were done before another one failed: they are not to be done again. */
  onPart: (done: readonly { id: number }[]) => void
}
