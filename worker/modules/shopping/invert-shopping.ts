import { shopping } from './shopping.decider.ts'
import type { ShoppingEvent } from './shopping.events.ts'
import type { ListedEntry, List } from './shopping.list.ts'

/** What takes an event back, given the list before it and the list now. What changed since, or is gone, stays so. */
export function invert({ type, data }: ShoppingEvent, before: List, now: List): ShoppingEvent[] {
  switch (type) {
    case 'shopping.added':
      return data.list_recipe
        ? shopping.decide.drop(now, { listRecipe: data.list_recipe.id })
        : shopping.decide.remove(now, { ids: data.entries.map(({ id }) => id) })
    case 'shopping.removed':
      return shopping.decide.restore(now, { ids: data.ids, listRecipes: data.list_recipes })
    case 'shopping.restored':
      return [
        ...shopping.decide.remove(now, { ids: data.ids }),
        ...data.list_recipes.flatMap((listRecipe) => shopping.decide.drop(now, { listRecipe })),
      ]
    case 'shopping.checked':
      return shopping.decide.check(now, { ids: data.ids, checked: false, kitchen: data.stocked?.users ?? [] })
    case 'shopping.unchecked':
      return shopping.decide.check(now, { ids: data.ids, checked: true, kitchen: data.used_up?.users ?? [] })
    case 'shopping.postponed':
      return data.ids.flatMap((id) => was(before, now, id, ['delay_until']))
    case 'shopping.changed':
      return was(before, now, data.id, Object.keys(data.patch))
    case 'shopping.listed':
      return shopping.decide.list(now, {
        changes: data.changes.map(({ id, add, remove }) => ({ id, lists: { add: remove, remove: add } })),
      })
    case 'shopping.recipe_changed': {
      const { name, recipe, mealplan } = before.recipes.get(data.id) ?? {}
      const patch = Object.fromEntries(Object.entries({ name, recipe, mealplan }).filter(([key]) => key in data.patch))
      return shopping.decide.describe(now, { listRecipe: data.id, patch })
    }
    case 'shopping.rescaled':
      return scaledBack(data, before, now)
  }
}

/** Brings some fields of an entry back to what they were. */
function was(before: List, now: List, id: number, fields: readonly string[]): ShoppingEvent[] {
  const line: Partial<ListedEntry> = before.entries.get(id) ?? {}
  const change = Object.fromEntries(Object.entries(line).filter(([key]) => fields.includes(key)))
  return shopping.decide.change(now, { id, change })
}

type Rescaling = Extract<ShoppingEvent, { type: 'shopping.rescaled' }>['data']

/** What was bought of what a scaling had added stays. */
function scaledBack(data: Rescaling, before: List, now: List): ShoppingEvent[] {
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
