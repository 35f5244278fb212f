import { scaleAmount } from '#worker/modules/amounts/index.ts'
import type { Mutation } from './mutation.ts'
import { relisted } from './relisted.ts'
import type { ShoppingItem, ShoppingList } from '../shopping-list.ts'

/** Passes over unknown references, as the server does. */
export function applyMutation(shoppingList: ShoppingList, mutation: Mutation): ShoppingList {
  switch (mutation.type) {
    case 'check':
      return mapItems(shoppingList, mutation.ids, (item) =>
        item.checked === mutation.checked
          ? item
          : { ...item, checked: mutation.checked, doneAt: mutation.checked ? mutation.at : null },
      )
    case 'add':
      return withItems(shoppingList, [mutation.item])
    case 'edit':
      return mapItems(shoppingList, mutation.ids, (item) => ({ ...item, ...mutation.patch }))
    case 'relist':
      return mapItems(shoppingList, mutation.ids, (item) => {
        const onLists = relisted(item, mutation)
        return { ...item, onLists, food: mutation.isRemembered ? { ...item.food, lists: onLists } : item.food }
      })
    case 'remove':
      return { ...shoppingList, items: shoppingList.items.filter(({ id }) => !mutation.ids.includes(id)) }
    case 'sort': {
      const food = shoppingList.items.find(({ id }) => id === mutation.id)?.food
      if (!food) return shoppingList
      const inCategory = (item: ShoppingItem) =>
        item.food.name === food.name ? { ...item, food: { ...item.food, category: mutation.category } } : item
      return { ...shoppingList, items: shoppingList.items.map(inCategory) }
    }
    case 'rescale':
      return rescaleRecipe(shoppingList, mutation.list, mutation.servings)
    case 'unlist':
      return {
        ...shoppingList,
        items: shoppingList.items.filter(({ list }) => list !== mutation.list),
        recipes: shoppingList.recipes.filter(({ id }) => id !== mutation.list),
      }
    case 'restore': {
      const there = new Set(shoppingList.recipes.map(({ id }) => id))
      const recipes = [...shoppingList.recipes, ...mutation.recipes.filter(({ id }) => !there.has(id))]
      return withItems({ ...shoppingList, recipes }, mutation.items)
    }
  }
}

/** Replaces items with the same ids; new ones come last. */
export function withItems(sheet: ShoppingList, items: readonly ShoppingItem[]): ShoppingList {
  const byId = new Map(sheet.items.map((item) => [item.id, item]))
  for (const item of items) byId.set(item.id, item)
  return { ...sheet, items: [...byId.values()] }
}

const mapItems = (
  sheet: ShoppingList,
  ids: readonly number[],
  change: (item: ShoppingItem) => ShoppingItem,
): ShoppingList => ({
  ...sheet,
  items: sheet.items.map((item) => (ids.includes(item.id) ? change(item) : item)),
})

function rescaleRecipe(sheet: ShoppingList, list: number, servings: number): ShoppingList {
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
