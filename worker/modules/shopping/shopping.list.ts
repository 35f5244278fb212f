import type { NewEntry, NewListRecipe, RescaledEntry, ShoppingEvent } from './shopping.events.ts'

/** Removed entries stay in the state, so that they can be restored. */
export interface ListedEntry extends Omit<NewEntry, 'id' | 'completed_at' | 'shopping_lists'> {
  shopping_lists: readonly number[]
  created_by: number
  checked: boolean
  gone: boolean
}
export interface ListRecipeState extends Omit<NewListRecipe, 'id'> {
  gone: boolean
}

export interface ShoppingState {
  entries: ReadonlyMap<number, ListedEntry>
  recipes: ReadonlyMap<number, ListRecipeState>
}

export const emptyShopping: ShoppingState = { entries: new Map(), recipes: new Map() }

export const shoppingStateOf = (
  entries: readonly (ListedEntry & { id: number })[],
  recipes: readonly (ListRecipeState & { id: number })[] = [],
): ShoppingState => ({
  entries: new Map(entries.map((line) => [line.id, line])),
  recipes: new Map(recipes.map((r) => [r.id, r])),
})

export function evolveShopping(list: ShoppingState, event: ShoppingEvent): ShoppingState {
  switch (event.type) {
    case 'shopping.added':
      return withEntries(list, event.data.entries.map(withCreator(event.data.created_by)), event.data.list_recipe)
    case 'shopping.checked':
      return withPatch(list, event.data.ids, { checked: true })
    case 'shopping.unchecked':
      return withPatch(list, event.data.ids, { checked: false })
    case 'shopping.postponed':
      return withPatch(list, event.data.ids, { delay_until: event.data.until })
    case 'shopping.changed':
      return withPatch(list, [event.data.id], event.data.patch)
    case 'shopping.listed':
      return event.data.changes.reduce(withChangedLists, list)
    case 'shopping.removed':
    case 'shopping.restored': {
      const { ids, list_recipes } = event.data
      const gone = event.type === 'shopping.removed'
      return {
        entries: patchRows(list.entries, ids, { gone }),
        recipes: patchRows(list.recipes, list_recipes, { gone }),
      }
    }
    case 'shopping.rescaled': {
      const { list_recipe, servings, amounts, added: more = [], removed = [], restored = [] } = event.data
      const scaled = amounts.reduce((now, { id, amount }) => withPatch(now, [id], { amount }), withEntries(list, more))
      const kept = withPatch(withPatch(scaled, removed, { gone: true }), restored, { gone: false })
      return { ...kept, recipes: patchRows(kept.recipes, [list_recipe], { servings }) }
    }
    case 'shopping.recipe_changed':
      return { ...list, recipes: patchRows(list.recipes, [event.data.id], event.data.patch) }
  }
}

const withCreator = (created_by: number) => (entry: NewEntry) => ({ ...entry, created_by })

function withEntries(
  list: ShoppingState,
  entries: readonly RescaledEntry[],
  list_recipe: NewListRecipe | null = null,
): ShoppingState {
  const lines = entries.map(({ shopping_lists = [], ...entry }) => ({
    ...entry,
    shopping_lists: sorted(shopping_lists),
    checked: entry.completed_at !== null,
    gone: false,
  }))
  const more = shoppingStateOf(lines, list_recipe ? [{ ...list_recipe, gone: false }] : [])
  return { entries: new Map([...list.entries, ...more.entries]), recipes: new Map([...list.recipes, ...more.recipes]) }
}

const sorted = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b)

function withChangedLists(
  list: ShoppingState,
  { id, add, remove }: { id: number; add: number[]; remove: number[] },
): ShoppingState {
  const before = list.entries.get(id)?.shopping_lists ?? []
  return withPatch(list, [id], { shopping_lists: sorted([...before.filter((one) => !remove.includes(one)), ...add]) })
}

type Patch<T> = { [K in keyof T]?: T[K] | undefined }

const withPatch = (list: ShoppingState, ids: readonly number[], change: Patch<ListedEntry>): ShoppingState => ({
  ...list,
  entries: patchRows(list.entries, ids, change),
})

function patchRows<T extends object>(rows: ReadonlyMap<number, T>, ids: readonly number[], change: Patch<T>) {
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  return new Map([...rows].map(([id, row]) => [id, ids.includes(id) ? { ...row, ...Object.fromEntries(given) } : row]))
}
