import { shoppingDecider } from './shopping.decider.ts'
import type { ShoppingEvent } from './shopping.events.ts'
import type { ListedEntry, ShoppingState } from './shopping.list.ts'

/** Inverts an event, given the list before it and the list now. What changed or was removed since stays. */
export function invertEvent({ type, data }: ShoppingEvent, before: ShoppingState, now: ShoppingState): ShoppingEvent[] {
  switch (type) {
    case 'shopping.added':
      return data.list_recipe
        ? shoppingDecider.decide.drop(now, { listRecipe: data.list_recipe.id })
        : shoppingDecider.decide.remove(now, { ids: data.entries.map(({ id }) => id) })
    case 'shopping.removed':
      return shoppingDecider.decide.restore(now, { ids: data.ids, listRecipes: data.list_recipes })
    case 'shopping.restored':
      return [
        ...shoppingDecider.decide.remove(now, { ids: data.ids }),
        ...data.list_recipes.flatMap((listRecipe) => shoppingDecider.decide.drop(now, { listRecipe })),
      ]
    case 'shopping.checked':
      return shoppingDecider.decide.check(now, { ids: data.ids, checked: false, kitchen: data.stocked?.users ?? [] })
    case 'shopping.unchecked':
      return shoppingDecider.decide.check(now, { ids: data.ids, checked: true, kitchen: data.used_up?.users ?? [] })
    case 'shopping.postponed':
      return data.ids.flatMap((id) => restoreFields(before, now, id, ['delay_until']))
    case 'shopping.changed':
      return restoreFields(before, now, data.id, Object.keys(data.patch))
    case 'shopping.listed':
      return shoppingDecider.decide.list(now, {
        changes: data.changes.map(({ id, add, remove }) => ({ id, lists: { add: remove, remove: add } })),
      })
    case 'shopping.recipe_changed': {
      const { name, recipe, mealplan } = before.recipes.get(data.id) ?? {}
      const patch = Object.fromEntries(Object.entries({ name, recipe, mealplan }).filter(([key]) => key in data.patch))
      return shoppingDecider.decide.describe(now, { listRecipe: data.id, patch })
    }
    case 'shopping.rescaled':
      return scaleBack(data, before, now)
  }
}

function restoreFields(
  before: ShoppingState,
  now: ShoppingState,
  id: number,
  fields: readonly string[],
): ShoppingEvent[] {
  const line: Partial<ListedEntry> = before.entries.get(id) ?? {}
  const change = Object.fromEntries(Object.entries(line).filter(([key]) => fields.includes(key)))
  return shoppingDecider.decide.change(now, { id, change })
}

type RescaledData = Extract<ShoppingEvent, { type: 'shopping.rescaled' }>['data']

/** Amounts that a scaling added and that are bought by now stay. */
function scaleBack(data: RescaledData, before: ShoppingState, now: ShoppingState): ShoppingEvent[] {
  const { list_recipe, amounts, added = [], removed = [], restored = [] } = data
  const servings = before.recipes.get(list_recipe)?.servings
  if (servings === undefined || now.recipes.get(list_recipe)?.gone !== false) return []
  const there = (id: number) => now.entries.get(id)?.gone === false
  const back = amounts.flatMap(({ id }) => {
    const amount = before.entries.get(id)?.amount
    return amount === undefined || !there(id) ? [] : [{ id, amount }]
  })
  const off = [...added.map(({ id }) => id), ...restored].filter((id) => there(id) && !now.entries.get(id)?.checked)
  const on = removed.filter((id) => now.entries.get(id)?.gone)
  const more = { ...(off.length > 0 ? { removed: off } : {}), ...(on.length > 0 ? { restored: on } : {}) }
  return [{ type: 'shopping.rescaled', data: { list_recipe, servings, amounts: back, ...more } }]
}
