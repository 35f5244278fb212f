import type { ExportedRecipe } from '../exported-recipe.ts'
import type { RecipeNames } from '../exporter.ts'

/** What the files of this recipe are called. Throws for one that is not among the heads of the export. */
export function ownName(recipe: ExportedRecipe, names: RecipeNames): string {
  const name = names.get(recipe.id)
  if (name === undefined) throw new Error(`Recipe ${recipe.id} is not among those to export.`)
  return name
}
