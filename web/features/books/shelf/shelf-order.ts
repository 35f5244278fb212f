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
