import { scaleAmount } from '#worker/modules/amounts/index.ts'
import type { Deed } from './change.ts'
import type { Item, ShoppingSheet } from '../item.ts'

/** The list as it is once a deed is done. What it speaks of and is not there is passed over, as the server does. */
export function applyChange(sheet: ShoppingSheet, deed: Deed): ShoppingSheet {
  switch (deed.type) {
    case 'check':
      return mapped(sheet, deed.ids, (item) =>
        item.checked === deed.checked
          ? item
          : { ...item, checked: deed.checked, doneAt: deed.checked ? deed.at : null },
      )
    case 'add':
      return withItems(sheet, [deed.item])
    case 'edit':
      return mapped(sheet, deed.ids, (item) => ({ ...item, ...deed.patch }))
    case 'remove':
      return { ...sheet, items: sheet.items.filter(({ id }) => !deed.ids.includes(id)) }
    case 'sort': {
      const food = sheet.items.find(({ id }) => id === deed.id)?.food
      if (!food) return sheet
      const inCategory = (item: Item) =>
        item.food.name === food.name ? { ...item, food: { ...item.food, category: deed.category } } : item
      return { ...sheet, items: sheet.items.map(inCategory) }
    }
    case 'rescale':
      return rescaled(sheet, deed.list, deed.servings)
    case 'unlist':
      return {
        ...sheet,
        items: sheet.items.filter(({ list }) => list !== deed.list),
        recipes: sheet.recipes.filter(({ id }) => id !== deed.list),
      }
    case 'restore': {
      const there = new Set(sheet.recipes.map(({ id }) => id))
      const recipes = [...sheet.recipes, ...deed.recipes.filter(({ id }) => !there.has(id))]
      return withItems({ ...sheet, recipes }, deed.items)
    }
  }
}

/** These items in place of those that had their ids; new ones last. */
export function withItems(sheet: ShoppingSheet, items: readonly Item[]): ShoppingSheet {
  const byId = new Map(sheet.items.map((item) => [item.id, item]))
  for (const item of items) byId.set(item.id, item)
  return { ...sheet, items: [...byId.values()] }
}

const mapped = (sheet: ShoppingSheet, ids: readonly number[], change: (item: Item) => Item): ShoppingSheet => ({
  ...sheet,
  items: sheet.items.map((item) => (ids.includes(item.id) ? change(item) : item)),
})

function rescaled(sheet: ShoppingSheet, list: number, servings: number): ShoppingSheet {
  const before = sheet.recipes.find(({ id }) => id === list)?.servings
  if (!before) return sheet
  return {
    ...sheet,
    recipes: sheet.recipes.map((recipe) => (recipe.id === list ? { ...recipe, servings } : recipe)),
    items: sheet.items.map((item) =>
      item.list === list && item.isScaled && !item.checked
        ? { ...item, amount: scaleAmount(item.amount, servings / before) }
        : item,
    ),
  }
}
