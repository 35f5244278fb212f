import { applyListChange } from '#worker/kernel/contract/apply-list-change.ts'
import type { FoodBatch } from './food-batch.contract.ts'
import type { FoodAttributes, FoodEvent } from './food.events.ts'
import type { foodTable } from './food.table.ts'

type Food = typeof foodTable.$inferSelect
type List = 'inherit_fields' | 'child_inherit_fields' | 'shopping_lists' | 'substitute'

const changeOf = (batch: FoodBatch, list: List) => ({
  add: batch[`${list}_add`],
  remove: batch[`${list}_remove`],
  set: batch[`${list}_set`],
  clear: batch[`${list}_remove_all`],
})
const isAsked = (batch: FoodBatch, list: List) => {
  const { add, remove, set, clear } = changeOf(batch, list)
  return clear || [add, remove, set].some(({ length }) => length > 0)
}

export interface FoodOnHand {
  food: number
  user: number
}

/** All changed foods get the same fields, so that one statement writes them. `users` is the household. */
export function foodBatchEvents(
  batch: FoodBatch,
  food: Food,
  { users, stocked }: { users: number[]; stocked: readonly FoodOnHand[] },
): FoodEvent[] {
  const has = (user: number) => stocked.some((one) => one.food === food.id && one.user === user)
  const patch = patchOf(batch, food)
  const differs = Object.entries(patch).some(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(food[field as keyof Food] ?? null),
  )
  return [
    ...(differs ? [{ type: 'food.changed', data: { id: food.id, patch, batch: true } } as const] : []),
    ...(typeof batch.on_hand === 'boolean' && users.some((user) => has(user) !== batch.on_hand)
      ? [{ type: batch.on_hand ? 'food.stocked' : 'food.used_up', data: { id: food.id, users } } as const]
      : []),
  ]
}

function patchOf(batch: FoodBatch, food: Food): FoodAttributes {
  const flags = (['ignore_shopping', 'substitute_children', 'substitute_siblings'] as const).flatMap((name) =>
    typeof batch[name] === 'boolean' ? [[name, batch[name]]] : [],
  )
  const lists = (['inherit_fields', 'child_inherit_fields', 'shopping_lists'] as const).flatMap((name) =>
    isAsked(batch, name) ? [[name, applyListChange(food[name], changeOf(batch, name))]] : [],
  )
  return {
    ...(batch.category === undefined ? {} : { supermarket_category: batch.category }),
    ...Object.fromEntries([...flags, ...lists]),
  }
}

export function linkEvents(
  batch: FoodBatch,
  foods: readonly number[],
  links: readonly { low: number; high: number }[],
): FoodEvent[] {
  if (!isAsked(batch, 'substitute')) return []
  const unlinked: [number, number][] = []
  const linked: [number, number][] = []
  for (const food of foods) {
    const before = links.flatMap(({ low, high }) => (low === food ? [high] : high === food ? [low] : []))
    const after = applyListChange(before, changeOf(batch, 'substitute')).filter((other) => other !== food)
    unlinked.push(...before.filter((other) => !after.includes(other)).map((other) => pair(food, other)))
    linked.push(...after.filter((other) => !before.includes(other)).map((other) => pair(food, other)))
  }
  return [
    ...(unlinked.length > 0 ? [{ type: 'food.substitutes_unlinked', data: { pairs: unlinked } } as const] : []),
    ...(linked.length > 0 ? [{ type: 'food.substitutes_linked', data: { pairs: linked } } as const] : []),
  ]
}

const pair = (a: number, b: number): [number, number] => [Math.min(a, b), Math.max(a, b)]

export function treeEvents(batch: FoodBatch, foods: readonly Food[]): FoodEvent[] {
  const ids = foods.map(({ id }) => id)
  const parent = batch.parent_set ?? (batch.parent_remove ? null : undefined)
  const moving = parent === undefined ? [] : foods.filter((food) => food.parent !== parent).map(({ id }) => id)
  const changing = Object.keys(patchOfAny(batch)).length > 0
  return [
    ...(changing ? [{ type: 'food.handed_down', data: { ids } } as const] : []),
    ...(parent !== undefined && moving.length > 0
      ? [{ type: 'food.moved_together', data: { ids: moving, parent } } as const]
      : []),
  ]
}

const NO_LISTS = { inherit_fields: [], child_inherit_fields: [], shopping_lists: [] }
const patchOfAny = (batch: FoodBatch) => patchOf(batch, NO_LISTS as unknown as Food) // Reads only the lists of it.
