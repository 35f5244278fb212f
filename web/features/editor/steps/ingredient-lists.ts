import type { Steps } from '#web/components/recipe-form/steps.change.ts'

export type IngredientLists = readonly { step: string; keys: readonly string[] }[]

/** A step without ingredients has its empty list as drop target. */
export const emptyListId = (step: string) => `list-${step}`

export const toIngredientLists = (steps: Steps): IngredientLists =>
  steps.map(({ key, ingredients }) => ({ step: key, keys: ingredients.map((one) => one.key) }))

export interface IngredientPosition {
  step: string
  at: number
}

export function positionOf(lists: IngredientLists, id: string): IngredientPosition | null {
  for (const { step, keys } of lists) {
    const at = keys.indexOf(id)
    if (at >= 0) return { step, at }
    if (id === emptyListId(step)) return { step, at: 0 }
  }
  return null
}

/** Moves between lists only; within a list the drag library shows the new order. */
export function moveBetweenLists(lists: IngredientLists, key: string, over: string): IngredientLists {
  const [from, to] = [positionOf(lists, key), positionOf(lists, over)]
  if (!from || !to || from.step === to.step) return lists
  return lists.map(({ step, keys }) => {
    const rest = keys.filter((one) => one !== key)
    return { step, keys: step === to.step ? rest.toSpliced(to.at, 0, key) : rest }
  })
}
