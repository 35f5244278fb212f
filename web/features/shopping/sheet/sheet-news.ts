import type { Item, ShoppingSheet } from '../item.ts'

/** What others did to the list between two looks at it. */
export interface News {
  added: readonly Item[]
  checked: readonly Item[]
  unchecked: readonly Item[]
  removed: readonly Item[]
  /** Amounts, units or times. */
  changed: readonly Item[]
}

/** `before` must already hold what this device did, so that only the doings of others are left. */
export function newsBetween(before: ShoppingSheet, after: ShoppingSheet): News {
  const old = new Map(before.items.map((item) => [item.id, item]))
  const now = new Set(after.items.map(({ id }) => id))
  const met = after.items.flatMap((item) => {
    const was = old.get(item.id)
    return was ? [{ was, item }] : []
  })
  const items = (test: (was: Item, is: Item) => boolean) =>
    met.filter(({ was, item }) => test(was, item)).map(({ item }) => item)
  return {
    added: after.items.filter((item) => !old.has(item.id) && !item.checked),
    checked: items((was, is) => !was.checked && is.checked),
    unchecked: items((was, is) => was.checked && !is.checked),
    // What was bought long ago leaves the list by itself.
    removed: before.items.filter((item) => !now.has(item.id) && !item.checked),
    changed: items((was, is) => was.checked === is.checked && said(was) !== said(is)),
  }
}

export const isSheetNews = (news: News): boolean => Object.values(news).some((items) => items.length > 0)

const said = ({ amount, unit, laterUntil }: Item) => JSON.stringify([amount, unit?.name ?? null, laterUntil])
