import type { NewEntry, NewListRecipe, RescaledEntry, ShoppingEvent } from './shopping.events.ts'

/** One line of the list. What was removed is remembered, so that it can be put back. */
export interface ListedEntry extends Omit<NewEntry, 'id' | 'completed_at' | 'shopping_lists'> {
  /** Named lists, in the order of their ids. */
  shopping_lists: readonly number[]
  created_by: number
  checked: boolean
  gone: boolean
}
export interface Listed extends Omit<NewListRecipe, 'id'> {
  gone: boolean
}

/** What is on the list: its lines, and the recipes that some of them are for. */
export interface List {
  entries: ReadonlyMap<number, ListedEntry>
  recipes: ReadonlyMap<number, Listed>
}

export const nothing: List = { entries: new Map(), recipes: new Map() }

export const shoppingListOf = (
  entries: readonly (ListedEntry & { id: number })[],
  recipes: readonly (Listed & { id: number })[] = [],
): List => ({
  entries: new Map(entries.map((line) => [line.id, line])),
  recipes: new Map(recipes.map((r) => [r.id, r])),
})

export function evolveList(list: List, event: ShoppingEvent): List {
  switch (event.type) {
    case 'shopping.added':
      return added(list, event.data.entries.map(by(event.data.created_by)), event.data.list_recipe)
    case 'shopping.checked':
      return patched(list, event.data.ids, { checked: true })
    case 'shopping.unchecked':
      return patched(list, event.data.ids, { checked: false })
    case 'shopping.postponed':
      return patched(list, event.data.ids, { delay_until: event.data.until })
    case 'shopping.changed':
      return patched(list, [event.data.id], event.data.patch)
    case 'shopping.listed':
      return event.data.changes.reduce(relisted, list)
    case 'shopping.removed':
    case 'shopping.restored': {
      const { ids, list_recipes } = event.data
      const gone = event.type === 'shopping.removed'
      return { entries: patch(list.entries, ids, { gone }), recipes: patch(list.recipes, list_recipes, { gone }) }
    }
    case 'shopping.rescaled': {
      const { list_recipe, servings, amounts, added: more = [], removed = [], restored = [] } = event.data
      const scaled = amounts.reduce((now, { id, amount }) => patched(now, [id], { amount }), added(list, more))
      const kept = patched(patched(scaled, removed, { gone: true }), restored, { gone: false })
      return { ...kept, recipes: patch(kept.recipes, [list_recipe], { servings }) }
    }
    case 'shopping.recipe_changed':
      return { ...list, recipes: patch(list.recipes, [event.data.id], event.data.patch) }
  }
}

const by = (created_by: number) => (entry: NewEntry) => ({ ...entry, created_by })

function added(list: List, entries: readonly RescaledEntry[], list_recipe: NewListRecipe | null = null): List {
  const lines = entries.map(({ shopping_lists = [], ...entry }) => ({
    ...entry,
    shopping_lists: sorted(shopping_lists),
    checked: entry.completed_at !== null,
    gone: false,
  }))
  const more = shoppingListOf(lines, list_recipe ? [{ ...list_recipe, gone: false }] : [])
  return { entries: new Map([...list.entries, ...more.entries]), recipes: new Map([...list.recipes, ...more.recipes]) }
}

const sorted = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b)

function relisted(list: List, { id, add, remove }: { id: number; add: number[]; remove: number[] }): List {
  const before = list.entries.get(id)?.shopping_lists ?? []
  return patched(list, [id], { shopping_lists: sorted([...before.filter((one) => !remove.includes(one)), ...add]) })
}

/** Changed fields; one that is undefined stays as it is. */
type Patch<T> = { [K in keyof T]?: T[K] | undefined }

const patched = (list: List, ids: readonly number[], change: Patch<ListedEntry>): List => ({
  ...list,
  entries: patch(list.entries, ids, change),
})

function patch<T extends object>(rows: ReadonlyMap<number, T>, ids: readonly number[], change: Patch<T>) {
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  return new Map([...rows].map(([id, row]) => [id, ids.includes(id) ? { ...row, ...Object.fromEntries(given) } : row]))
}
