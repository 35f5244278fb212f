import type { ShoppingItem, ShoppingList } from '../shopping-list.ts'

export interface RemoteChanges {
  added: readonly ShoppingItem[]
  checked: readonly ShoppingItem[]
  unchecked: readonly ShoppingItem[]
  removed: readonly ShoppingItem[]
  changed: readonly ShoppingItem[]
}

/** `before` must contain this device's mutations, so that only changes of others remain. */
export function diffLists(before: ShoppingList, after: ShoppingList): RemoteChanges {
  const old = new Map(before.items.map((item) => [item.id, item]))
  const now = new Set(after.items.map(({ id }) => id))
  const met = after.items.flatMap((item) => {
    const was = old.get(item.id)
    return was ? [{ was, item }] : []
  })
  const items = (test: (was: ShoppingItem, is: ShoppingItem) => boolean) =>
    met.filter(({ was, item }) => test(was, item)).map(({ item }) => item)
  return {
    added: after.items.filter((item) => !old.has(item.id) && !item.checked),
    checked: items((was, is) => !was.checked && is.checked),
    unchecked: items((was, is) => was.checked && !is.checked),
    // Old checked entries leave the list by themselves.
    removed: before.items.filter((item) => !now.has(item.id) && !item.checked),
    changed: items((was, is) => was.checked === is.checked && comparableFields(was) !== comparableFields(is)),
  }
}

export const hasRemoteChanges = (news: RemoteChanges): boolean => Object.values(news).some((items) => items.length > 0)

const comparableFields = ({ amount, unit, laterUntil }: ShoppingItem) =>
  JSON.stringify([amount, unit?.name ?? null, laterUntil])
