import type { Steps } from '#web/components/recipe-form/steps.change.ts'

/** Which ingredients stand in which step while one of them is carried about. */
export type IngredientLists = readonly { step: string; keys: readonly string[] }[]

/** A step without ingredients has nothing to be dropped on, so its empty list is. */
export const emptyListId = (step: string) => `list-${step}`

export const toIngredientLists = (steps: Steps): IngredientLists =>
  steps.map(({ key, ingredients }) => ({ step: key, keys: ingredients.map((one) => one.key) }))

export interface IngredientPosition {
  step: string
  at: number
}

/** Where something stands: an ingredient in its list, or the start of an empty list. */
export function positionOf(lists: IngredientLists, id: string): IngredientPosition | null {
  for (const { step, keys } of lists) {
    const at = keys.indexOf(id)
    if (at >= 0) return { step, at }
    if (id === emptyListId(step)) return { step, at: 0 }
  }
  return null
}

/** Puts one before what it is over, in the other list. Within a list the drag itself shows where it would go. */
export function moveBetweenLists(lists: IngredientLists, key: string, over: string): IngredientLists {
  const [from, to] = [positionOf(lists, key), positionOf(lists, over)]
  if (!from || !to || from.step === to.step) return lists
  return lists.map(({ step, keys }) => {
    const rest = keys.filter((one) => one !== key)
    return { step, keys: step === to.step ? rest.toSpliced(to.at, 0, key) : rest }
  })
}
