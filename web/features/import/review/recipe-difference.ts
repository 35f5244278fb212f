import type { StepDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'

/** What of a recipe is compared: foods by name, servings, how many steps. */
export interface Compared {
  foods: readonly string[]
  servings: number
  steps: number
}

interface Difference {
  /** Foods that only the one read has, and those only the one there has. */
  added: string[]
  missing: string[]
  servings: readonly [theirs: number, yours: number] | null
  steps: readonly [theirs: number, yours: number] | null
}

export const comparedDraft = (servings: number, steps: readonly StepDraft[]): Compared => ({
  foods: steps.flatMap(({ ingredients }) =>
    ingredients.flatMap(({ food, heading }) => (food && !heading ? food.name : [])),
  ),
  servings,
  steps: steps.filter(({ instruction }) => instruction.trim() !== '').length,
})

export function importDifference(theirs: Compared, yours: Compared): Difference {
  return {
    added: without(theirs.foods, yours.foods),
    missing: without(yours.foods, theirs.foods),
    servings: theirs.servings === yours.servings ? null : [theirs.servings, yours.servings],
    steps: theirs.steps === yours.steps ? null : [theirs.steps, yours.steps],
  }
}

const keyOf = (name: string) => name.trim().toLocaleLowerCase()

function without(some: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others.map(keyOf))
  return [...new Map(some.map((name) => [keyOf(name), name])).entries()].flatMap(([key, name]) =>
    known.has(key) ? [] : [name],
  )
}
