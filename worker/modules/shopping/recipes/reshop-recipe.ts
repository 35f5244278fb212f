import { fold } from '#worker/kernel/log/decider.ts'
import type { Portion } from './rescale-amount.ts'
import { entriesFor, type RecipeLine } from './recipe-lines.ts'
import { shoppingDecider } from '../shopping.decider.ts'
import type { ShoppingEvent } from '../shopping.events.ts'
import type { ShoppingState } from '../shopping.list.ts'

interface ReshopInput {
  listRecipe: number
  by: number
  servings: number
  /** Null keeps the choice as it is. */
  chosen: readonly number[] | null
  mealplan: number | undefined
  lines: readonly RecipeLine[]
  portions: ReadonlyMap<number, Portion>
  nextId: (kind: string) => number
}

/** Entries that were added by hand stay. */
export function reshopRecipe(list: ShoppingState, wish: ReshopInput): ShoppingEvent[] {
  const { listRecipe, by, servings, chosen, mealplan, portions, nextId } = wish
  if (servings <= 0) return shoppingDecider.decide.drop(list, { listRecipe })
  const lines = [...list.entries].filter(([, line]) => line.list_recipe === listRecipe && !line.gone)
  const shopped = new Set(lines.map(([, { ingredient }]) => ingredient))
  const unwanted = lines.filter(([, { ingredient }]) => ingredient !== null && chosen && !chosen.includes(ingredient))
  const removed = shoppingDecider.decide.remove(list, { ids: unwanted.map(([id]) => id) })
  const left = fold({ ...shoppingDecider, initial: list }, removed)
  const missing = wish.lines.filter(({ ingredient }) => !shopped.has(ingredient))
  return [
    ...removed,
    ...shoppingDecider.decide.rescale(left, { listRecipe, servings, portions, nextId }),
    ...shoppingDecider.decide.describe(left, { listRecipe, patch: { mealplan } }),
    ...shoppingDecider.decide.add(left, { by, entries: entriesFor(missing, listRecipe, servings, nextId) }),
  ]
}
