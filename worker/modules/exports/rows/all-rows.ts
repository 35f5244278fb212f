import type { ExportedRecipe } from '../exported-recipe.ts'
import { type RecipeRow, rowsOf } from './recipe-row.ts'
import { orderedSteps } from './step-text.ts'

/** One list for apps whose steps have none. Where several steps have some, their names stand above them. */
export function allRows(recipe: ExportedRecipe): RecipeRow[] {
  const lists = orderedSteps(recipe)
    .map((step) => ({ name: step.name.trim(), rows: rowsOf(step) }))
    .filter(({ rows }) => rows.length > 0)
  return lists.flatMap(({ name, rows: [first, ...others] }) => {
    const isNamed = lists.length === 1 || name === '' || (first && 'heading' in first)
    return [...(isNamed ? [] : [{ heading: name }]), ...(first ? [first] : []), ...others]
  })
}
