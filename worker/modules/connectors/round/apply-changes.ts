import type { Append } from '#worker/kernel/log/commit.ts'
import type { NextId } from '#worker/kernel/log/reserve-ids.ts'
import { refResolver, type FoundRef } from '#worker/kernel/resource/references/look-up-refs.ts'
import { foodRef } from '#worker/modules/foods/food.contract.ts'
import { unitRef } from '#worker/modules/units/unit.contract.ts'
import { foodResource } from '#worker/modules/foods/food.resource.ts'
import { unitResource } from '#worker/modules/units/index.ts'
import { listsFor, type FoodLists } from '#worker/modules/shopping/recipes/food-lists.ts'
import { shoppingDecider } from '#worker/modules/shopping/shopping.decider.ts'
import { evolveShopping, type ShoppingState } from '#worker/modules/shopping/shopping.list.ts'
import type { ShoppingEvent } from '#worker/modules/shopping/shopping.events.ts'
import type { Link } from './link.ts'
import type { LocalChange } from './merge-input.ts'

interface Shelf {
  list: ShoppingState
  /** Whose connector it is: what is new is theirs. */
  by: number
  /** Who then has what is ticked off. */
  kitchen: readonly number[]
  foods: readonly FoundRef[]
  units: readonly FoundRef[]
  /** The usual named lists of foods; null where new entries go on the connector's own. */
  usual: readonly FoodLists[]
  shoppingList: number | null
  nextId: NextId
  at: string
}

/** Changes of the shopping list as its own events, and the links of what is new. */
export function applyChanges(changes: readonly LocalChange[], shelf: Shelf): { appends: Append[]; links: Link[] } {
  const { nextId, by, kitchen, at } = shelf
  const food = refResolver(foodResource, shelf.foods, nextId)
  const unit = refResolver(unitResource, shelf.units, nextId)
  const events: ShoppingEvent[] = []
  const links: Link[] = []
  let { list } = shelf
  const happen = (some: readonly ShoppingEvent[]) => {
    events.push(...some)
    list = some.reduce(evolveShopping, list)
  }
  for (const change of changes) {
    if (change.kind === 'remove') {
      happen(shoppingDecider.decide.remove(list, { ids: [change.entry] }))
      continue
    }
    const { item } = change
    const what = item.food.id ?? food.idOf(foodRef().parse({ name: item.food.name }), 'food')
    const measure = item.unit && (item.unit.id ?? unit.idOf(unitRef().parse({ name: item.unit.name }), 'unit'))
    if (change.kind === 'change') {
      const wanted = {
        food: what,
        unit: measure,
        amount: item.amount,
        checked: item.done,
        completed_at: item.done ? at : null,
      }
      happen(shoppingDecider.decide.change(list, { id: change.entry, change: wanted, kitchen }))
      continue
    }
    const id = nextId('shopping-list-entry')
    const entry = {
      id,
      list_recipe: null,
      food: what,
      unit: measure,
      amount: item.amount,
      order: 0,
      ingredient: null,
      completed_at: null,
      delay_until: null,
      shopping_lists: shelf.shoppingList === null ? listsFor(shelf.usual, what) : [shelf.shoppingList],
    }
    happen(shoppingDecider.decide.add(list, { by, entries: [entry] }))
    links.push({ ...change.link, entry: id })
  }
  return {
    appends: [...food.created, ...unit.created, { stream: 'shopping', expected: 'any', events }],
    links,
  }
}
