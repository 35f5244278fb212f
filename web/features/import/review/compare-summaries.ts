import type { StepDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'

export interface RecipeSummary {
  foods: readonly string[]
  servings: number
  steps: number
}

interface Difference {
  /** Foods only in the imported recipe, and foods only in the existing one. */
  added: string[]
  missing: string[]
  servings: readonly [theirs: number, yours: number] | null
  steps: readonly [theirs: number, yours: number] | null
}

export const summarizeDraft = (servings: number, steps: readonly StepDraft[]): RecipeSummary => ({
  foods: steps.flatMap(({ ingredients }) =>
    ingredients.flatMap(({ food, heading }) => (food && !heading ? food.name : [])),
  ),
  servings,
  steps: steps.filter(({ instruction }) => instruction.trim() !== '').length,
})

export function compareSummaries(theirs: RecipeSummary, yours: RecipeSummary): Difference {
  return {
    added: subtractNames(theirs.foods, yours.foods),
    missing: subtractNames(yours.foods, theirs.foods),
    servings: theirs.servings === yours.servings ? null : [theirs.servings, yours.servings],
    steps: theirs.steps === yours.steps ? null : [theirs.steps, yours.steps],
  }
}

const nameKey = (name: string) => name.trim().toLocaleLowerCase()

function subtractNames(some: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others.map(nameKey))
  return [...new Map(some.map((name) => [nameKey(name), name])).entries()].flatMap(([key, name]) =>
    known.has(key) ? [] : [name],
  )
}
