import type { BookRow } from '#web/components/books/book.rows.ts'
import { fold } from '#web/components/palette/reading/fold.ts'
import { enumParam, searchParams, textParam } from '#web/lib/search-params.ts'

export const shelfOrders = ['own', 'name', 'newest'] as const
export type ShelfOrder = (typeof shelfOrders)[number]

export const shelfParams = searchParams({ q: textParam, order: enumParam('name', 'newest') })

/** `own` is the order in which the API answers. */
export function arrange(books: readonly BookRow[], order: ShelfOrder, language: string): readonly BookRow[] {
  if (order === 'own') return books
  const { compare } = new Intl.Collator(language, { numeric: true })
  return books.toSorted((a, b) => (order === 'name' ? compare(a.name, b.name) : b.id - a.id))
}

export const isNamed = ({ name, description }: BookRow, asked: string) =>
  [name, description].some((text) => fold(text).includes(fold(asked)))

const gap = 1024

/**
 * The `order` of each book that must change so that `id` stands at `to`: that one alone where there is room between its
 * neighbours, else all.
 */
export function ordersAfterMove(
  books: readonly { id: number; order: number }[],
  id: number,
  to: number,
): readonly { id: number; order: number }[] {
  const moved = books.find((book) => book.id === id)
  if (!moved || books.indexOf(moved) === to) return []
  const next = books.filter((book) => book.id !== id).toSpliced(to, 0, moved)
  const before = next[to - 1]?.order
  const after = next[to + 1]?.order
  const between =
    before === undefined ? (after ?? 0) - gap : after === undefined ? before + gap : Math.floor((before + after) / 2)
  const hasRoom = (before === undefined || before < between) && (after === undefined || between < after)
  if (hasRoom) return [{ id, order: between }]
  return next
    .map((book, at) => ({ id: book.id, order: at * gap }))
    .filter(({ id: one, order }) => books.find((book) => book.id === one)?.order !== order)
}
