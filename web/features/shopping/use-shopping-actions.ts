import { useMemo } from 'react'
import { useChosenListId } from '#web/components/shopping/chosen-list.ts'
import { useDeviceSetting } from '#web/lib/device-settings.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { usePreference } from '#web/lib/preferences/use-preference.ts'
import { useHasRole, useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { QueuedMutation, ItemPatch } from './outbox/mutation.ts'
import { type ShoppingOutbox, useShoppingOutbox } from './outbox/shopping-outbox.ts'
import { foodMemory, rememberFoods } from './typing/food-memory.ts'
import type { ShoppingItem, OptimisticRef, ShoppingListRecipe, ShoppingList } from './shopping-list.ts'
import type { ListLine } from './line/line.ts'
import { useOwnerKey } from '#web/lib/api/use-owner-key.ts'
import { recordActivity } from './list/use-poll-interval.ts'
import type { TypedItem } from './typing/typed.read.ts'

const hour = 3_600_000
const idsOf = (items: readonly ShoppingItem[]) => items.map(({ id }) => id)

/** Actions apply at once and work without a network; removals can be undone. */
export function useShoppingActions() {
  const outbox = useShoppingOutbox()
  const owner = useOwnerKey()
  const t = useTranslations('shopping')
  const { user } = useSession()
  const { default_delay: delay, shopping_update_food_lists: usesFoodLists } = usePreference()
  const chosen = useChosenListId()
  const [shop] = useDeviceSetting('shopping_selected_supermarket')
  // A food is the household's, which a guest may not change.
  const isRemembered = useHasRole('user') && usesFoodLists
  return useMemo(() => {
    const enqueue: ShoppingOutbox['enqueue'] = (deed, name) => {
      recordActivity()
      return outbox.enqueue(deed, name)
    }
    const where = shop === null ? {} : { shop }
    const tick = (items: readonly ShoppingItem[], checked: boolean, name: string) =>
      enqueue({ type: 'check', ids: idsOf(items), checked, at: new Date().toISOString(), ...where }, name)
    const undoChange =
      (change: QueuedMutation, items: readonly ShoppingItem[], recipes: readonly ShoppingListRecipe[]) => async () => {
        if (outbox.cancel(change.key)) return
        enqueue({ type: 'restore', of: change.key, items, recipes }, change.name)
      }
    const edit = (items: readonly ShoppingItem[], patch: ItemPatch, name: string) =>
      enqueue({ type: 'edit', ids: idsOf(items), patch }, name)

    return {
      toggle({ items, isDone, food: { name } }: ListLine) {
        if (isDone) return void tick(items, false, name)
        const open = items.filter(({ checked }) => !checked)
        tick(open, true, name)
        notify('success', t('undo.checked', { name }), { undo: async () => void tick(open, false, name) })
      },
      /** Returns what takes it back. */
      add(typed: readonly TypedItem[]) {
        const memory = foodMemory(owner)
        memory.set(rememberFoods(memory.get(), typed, true))
        const added = typed.map((given) => {
          const onLists = chosen === null ? (usesFoodLists ? given.food.lists : undefined) : [chosen]
          const item = optimisticItem(given, onLists ?? [], user)
          const on = chosen === null ? {} : { on: [chosen] }
          return { item, key: enqueue({ type: 'add', item, ...on }, given.food.name).key }
        })
        return async () => {
          for (const { item, key } of added)
            if (!outbox.cancel(key)) enqueue({ type: 'remove', ids: [item.id] }, item.food.name)
        }
      },
      edit,
      /** `title` says in the toast what was done. */
      relist(items: readonly ShoppingItem[], { add = [], remove = [], name, title }: Relisting) {
        const change = enqueue({ type: 'relist', ids: idsOf(items), add, remove, isRemembered }, name)
        notify('success', title, { undo: undoChange(change, items, []) })
      },
      postpone({ items, food: { name } }: ListLine) {
        const before = items[0]?.laterUntil ?? null
        edit(items, { laterUntil: new Date(Date.now() + delay * hour).toISOString() }, name)
        notify('success', t('undo.postponed', { name }), {
          undo: async () => void edit(items, { laterUntil: before }, name),
        })
      },
      shopNow: ({ items, food: { name } }: ListLine) => edit(items, { laterUntil: null }, name),
      sort: (item: ShoppingItem, category: OptimisticRef | null) =>
        enqueue({ type: 'sort', id: item.id, category }, item.food.name),
      remove(items: readonly ShoppingItem[], name: string) {
        const removal = enqueue({ type: 'remove', ids: idsOf(items) }, name)
        notify('success', t('undo.removed', { name }), { undo: undoChange(removal, items, []) })
      },
      clearDone(lines: readonly ListLine[]) {
        const items = lines.flatMap((line) => line.items)
        const removal = enqueue({ type: 'remove', ids: idsOf(items) }, lines.map(({ food }) => food.name).join(', '))
        notify('success', t('done.cleared', { count: lines.length }), { undo: undoChange(removal, items, []) })
      },
      rescale: ({ id, name }: ShoppingListRecipe, servings: number) =>
        enqueue({ type: 'rescale', list: id, servings }, name),
      unlist(recipe: ShoppingListRecipe, { items }: ShoppingList) {
        const removal = enqueue({ type: 'unlist', list: recipe.id }, recipe.name)
        const gone = items.filter(({ list }) => list === recipe.id)
        notify('success', t('undo.removed', { name: recipe.name }), { undo: undoChange(removal, gone, [recipe]) })
      },
    }
  }, [outbox, owner, t, user, delay, usesFoodLists, chosen, shop, isRemembered])
}

interface Relisting {
  add?: readonly number[]
  remove?: readonly number[]
  name: string
  title: string
}

export type ShoppingActions = ReturnType<typeof useShoppingActions>

const optimisticItem = (
  given: TypedItem,
  onLists: readonly number[],
  user: { id: number; display_name: string },
): ShoppingItem => ({
  ...given,
  id: -1 - Math.floor(Math.random() * 2 ** 31),
  checked: false,
  doneAt: null,
  laterUntil: null,
  list: null,
  onLists,
  isScaled: false,
  by: { id: user.id, name: user.display_name },
  addedAt: new Date().toISOString(),
})
