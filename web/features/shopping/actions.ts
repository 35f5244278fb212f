import { useMemo } from 'react'
import { say } from '#web/lib/words/messages.ts'
import { usePreference } from '#web/lib/use-preference.ts'
import { useSession } from '#web/lib/api/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import type { ShoppingChange, ItemPatch } from './outbox/change.ts'
import type { Desk } from './outbox/desk.ts'
import { foodMemory, rememberFoods } from './typing/food-memory.ts'
import type { Item, Known, ListedRecipe, ShoppingSheet } from './item.ts'
import type { ListLine } from './line/line.ts'
import { useOwner } from './outbox/owner.ts'
import { noteUse } from './sheet/pace.ts'
import type { TypedItem } from './typing/typed.read.ts'
import { useDesk } from './view.ts'

const hour = 3_600_000
const idsOf = (items: readonly Item[]) => items.map(({ id }) => id)

/** Everything one can do to the list. All of it holds at once, works without a network, and what takes away can be undone. */
export function useActions() {
  const desk = useDesk()
  const owner = useOwner()
  const t = useWords('shopping')
  const { user } = useSession()
  const { default_delay: delay } = usePreference()
  return useMemo(() => {
    const hand: Desk['hand'] = (deed, name) => {
      noteUse()
      return desk.hand(deed, name)
    }
    const tick = (items: readonly Item[], checked: boolean, name: string) =>
      hand({ type: 'check', ids: idsOf(items), checked, at: new Date().toISOString() }, name)
    const putBack = (removal: ShoppingChange, items: readonly Item[], recipes: readonly ListedRecipe[]) => async () => {
      if (desk.withdraw(removal.key)) return
      hand({ type: 'restore', of: removal.key, items, recipes }, removal.name)
    }
    const edit = (items: readonly Item[], patch: ItemPatch, name: string) =>
      hand({ type: 'edit', ids: idsOf(items), patch }, name)

    return {
      toggle({ items, isDone, food: { name } }: ListLine) {
        if (isDone) return void tick(items, false, name)
        const open = items.filter(({ checked }) => !checked)
        tick(open, true, name)
        say('success', t('undo.checked', { name }), { undo: async () => void tick(open, false, name) })
      },
      add(typed: readonly TypedItem[]) {
        const memory = foodMemory(owner)
        memory.set(rememberFoods(memory.get(), typed, true))
        for (const given of typed) hand({ type: 'add', item: newItem(given, user) }, given.food.name)
      },
      edit,
      postpone({ items, food: { name } }: ListLine) {
        const before = items[0]?.laterUntil ?? null
        edit(items, { laterUntil: new Date(Date.now() + delay * hour).toISOString() }, name)
        say('success', t('undo.postponed', { name }), {
          undo: async () => void edit(items, { laterUntil: before }, name),
        })
      },
      shopNow: ({ items, food: { name } }: ListLine) => edit(items, { laterUntil: null }, name),
      sort: (item: Item, category: Known | null) => hand({ type: 'sort', id: item.id, category }, item.food.name),
      remove(items: readonly Item[], name: string) {
        const removal = hand({ type: 'remove', ids: idsOf(items) }, name)
        say('success', t('undo.removed', { name }), { undo: putBack(removal, items, []) })
      },
      clearDone(lines: readonly ListLine[]) {
        const items = lines.flatMap((line) => line.items)
        const removal = hand({ type: 'remove', ids: idsOf(items) }, lines.map(({ food }) => food.name).join(', '))
        say('success', t('done.cleared', { count: lines.length }), { undo: putBack(removal, items, []) })
      },
      rescale: ({ id, name }: ListedRecipe, servings: number) => hand({ type: 'rescale', list: id, servings }, name),
      unlist(recipe: ListedRecipe, { items }: ShoppingSheet) {
        const removal = hand({ type: 'unlist', list: recipe.id }, recipe.name)
        const gone = items.filter(({ list }) => list === recipe.id)
        say('success', t('undo.removed', { name: recipe.name }), { undo: putBack(removal, gone, [recipe]) })
      },
    }
  }, [desk, owner, t, user, delay])
}

export type Actions = ReturnType<typeof useActions>

const newItem = (given: TypedItem, user: { id: number; display_name: string }): Item => ({
  ...given,
  id: -1 - Math.floor(Math.random() * 2 ** 31),
  checked: false,
  doneAt: null,
  laterUntil: null,
  list: null,
  isScaled: false,
  by: { id: user.id, name: user.display_name },
  addedAt: new Date().toISOString(),
})
