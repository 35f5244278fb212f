import type { Decider } from '#worker/kernel/log/decider.ts'
import type { Portion } from './recipes/rescale-amount.ts'
import { rescaleLines } from './recipes/rescale-lines.ts'
import type { NewEntry, NewListRecipe, ShoppingEvent } from './shopping.events.ts'
import { evolveShopping, emptyShopping, type ListedEntry, type ShoppingState } from './shopping.list.ts'

/** References are resolved. A missing field stays as it is. */
export type EntryChange = { [K in Exclude<keyof NewEntry, 'id'>]?: NewEntry[K] | undefined } & {
  checked?: boolean | undefined
}

interface ListChange {
  add?: readonly number[] | undefined
  remove?: readonly number[] | undefined
  set?: readonly number[] | undefined
  clear?: boolean | undefined
}

type Commands = {
  add: { by: number; listRecipe?: NewListRecipe | null; entries: NewEntry[] }
  check: {
    ids: readonly number[]
    checked: boolean
    at?: string | null | undefined
    supermarket?: number | undefined
    kitchen?: readonly number[]
  }
  change: { id: number; change: EntryChange; kitchen?: readonly number[] }
  list: { changes: readonly { id: number; lists: ListChange }[] }
  remove: { ids: readonly number[] }
  drop: { listRecipe: number }
  restore: { ids: readonly number[]; listRecipes: readonly number[] }
  rescale: {
    listRecipe: number
    servings: number
    portions: ReadonlyMap<number, Portion>
    nextId: (kind: string) => number
  }
  describe: { listRecipe: number; patch: { [K in 'name' | 'recipe' | 'mealplan']?: NewListRecipe[K] | undefined } }
}

/**
 * The shopping list of a space. Missing entries are skipped: somebody else was faster and wanted the same. `kitchen`
 * are the people who then have the checked foods, where the asker keeps track of that; `at` is the time of checking.
 */
export const shoppingDecider: Decider<ShoppingState, Commands, ShoppingEvent> = {
  initial: emptyShopping,
  evolve: evolveShopping,
  decide: {
    add: (_, { by, listRecipe = null, entries }) =>
      listRecipe === null && entries.length === 0
        ? []
        : [{ type: 'shopping.added', data: { created_by: by, list_recipe: listRecipe, entries } }],

    check: (list, { ids, checked, at, supermarket, kitchen = [] }) => {
      const changed = unique(ids).filter((id) => findEntry(list, id)?.checked === !checked)
      if (changed.length === 0) return []
      const stock = { foods: unique(changed.flatMap((id) => findEntry(list, id)?.food ?? [])), users: [...kitchen] }
      const kept = kitchen.length > 0
      return checked
        ? [
            {
              type: 'shopping.checked',
              data: {
                ids: changed,
                ...(at ? { completed_at: at } : {}),
                ...(supermarket === undefined ? {} : { supermarket }),
                ...(kept ? { stocked: stock } : {}),
              },
            },
          ]
        : [{ type: 'shopping.unchecked', data: { ids: changed, ...(kept ? { used_up: stock } : {}) } }]
    },

    change: (list, { id, change: { checked, completed_at, delay_until, shopping_lists, ...fields }, kitchen = [] }) => {
      const before = findEntry(list, id)
      if (!before) return []
      const patch = changedFields(before, fields)
      const events: ShoppingEvent[] = []
      if (Object.keys(patch).length > 0) events.push({ type: 'shopping.changed', data: { id, patch } })
      if (delay_until !== undefined && delay_until !== before.delay_until) {
        events.push({ type: 'shopping.postponed', data: { ids: [id], until: delay_until } })
      }
      events.push(...shoppingDecider.decide.list(list, { changes: [{ id, lists: { set: shopping_lists } }] }))
      if (checked === undefined) return events
      const after = { ...list, entries: new Map([[id, { ...before, ...patch }]]) }
      return [...events, ...shoppingDecider.decide.check(after, { ids: [id], checked, at: completed_at, kitchen })]
    },

    list: (list, { changes: wanted }) => {
      const changes = wanted.flatMap(({ id, lists }) => {
        const before = findEntry(list, id)?.shopping_lists
        if (!before) return []
        const after = changedLists(lists, before)
        const change = { id, add: without(after, before), remove: without(before, after) }
        return change.add.length + change.remove.length === 0 ? [] : [change]
      })
      return changes.length === 0 ? [] : [{ type: 'shopping.listed', data: { changes } }]
    },

    remove: (list, { ids }) => {
      const there = unique(ids).filter((id) => findEntry(list, id))
      return there.length === 0 ? [] : [{ type: 'shopping.removed', data: { ids: there, list_recipes: [] } }]
    },

    drop: (list, { listRecipe }) =>
      findListRecipe(list, listRecipe)
        ? [
            {
              type: 'shopping.removed',
              data: { ids: linesOf(list, listRecipe).map(([id]) => id), list_recipes: [listRecipe] },
            },
          ]
        : [],

    restore: (list, { ids, listRecipes }) => {
      const lines = unique(ids).filter((id) => list.entries.get(id)?.gone)
      const recipes = unique(listRecipes).filter((id) => list.recipes.get(id)?.gone)
      return lines.length + recipes.length === 0
        ? []
        : [{ type: 'shopping.restored', data: { ids: lines, list_recipes: recipes } }]
    },

    rescale: (list, { listRecipe, servings, portions, nextId }) => {
      const before = findListRecipe(list, listRecipe)
      if (!before || before.servings === servings) return []
      const scaling = { from: before.servings, to: servings, portions, nextId }
      const { amounts, added, removed } = rescaleLines(linesOf(list, listRecipe), scaling)
      const more = { ...(added.length > 0 ? { added } : {}), ...(removed.length > 0 ? { removed } : {}) }
      return [{ type: 'shopping.rescaled', data: { list_recipe: listRecipe, servings, amounts, ...more } }]
    },

    describe: (list, { listRecipe, patch }) => {
      const before = findListRecipe(list, listRecipe)
      const changed = before ? changedFields(before, patch) : {}
      return Object.keys(changed).length > 0
        ? [{ type: 'shopping.recipe_changed', data: { id: listRecipe, patch: changed } }]
        : []
    },
  },
}

const unique = (ids: readonly number[]) => [...new Set(ids)]

const without = (ids: readonly number[], others: readonly number[]) => ids.filter((id) => !others.includes(id))

const changedLists = (
  { add = [], remove = [], set, clear }: ListChange,
  before: readonly number[],
): readonly number[] => (clear ? [] : unique(set ?? without([...before, ...add], remove)))

const findEntry = ({ entries }: ShoppingState, id: number): ListedEntry | undefined =>
  entries.get(id)?.gone ? undefined : entries.get(id)

const findListRecipe = ({ recipes }: ShoppingState, id: number) => (recipes.get(id)?.gone ? undefined : recipes.get(id))

const linesOf = (list: ShoppingState, of: number) =>
  [...list.entries].filter(([, { list_recipe, gone }]) => list_recipe === of && !gone)

const changedFields = <P extends object>(there: object, given: P) => {
  const before = new Map<string, unknown>(Object.entries(there))
  return Object.fromEntries(
    Object.entries(given).filter(([key, value]) => value !== undefined && value !== before.get(key)),
  ) as { [K in keyof P]?: Exclude<P[K], undefined> }
}
