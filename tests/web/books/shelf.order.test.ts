import { expect, test } from 'vitest'
import { ordersAfterMove } from '#worker/modules/books/order/orders-after-move.ts'

const books = (...orders: number[]) => orders.map((order, at) => ({ id: at + 1, order }))

/** Ids in the order in which the API answers. */
function after(before: { id: number; order: number }[], id: number, to: number) {
  const changed = new Map(ordersAfterMove(before, id, to).map((one) => [one.id, one.order]))
  return before
    .map((book) => ({ ...book, order: changed.get(book.id) ?? book.order }))
    .toSorted((a, b) => a.order - b.order || a.id - b.id)
    .map((book) => book.id)
}

test('a book moves to any place among others', () => {
  for (const orders of [
    [0, 0, 0, 0],
    [0, 1024, 2048, 3072],
    [0, 1, 2, 3],
  ])
    for (const id of [1, 2, 3, 4])
      for (const to of [0, 1, 2, 3]) {
        const others = [1, 2, 3, 4].filter((one) => one !== id)
        expect(after(books(...orders), id, to)).toEqual(others.toSpliced(to, 0, id))
      }
})

test('one book alone changes where there is room', () => {
  expect(ordersAfterMove(books(0, 1024, 2048), 3, 1)).toEqual([{ id: 3, order: 512 }])
  expect(ordersAfterMove(books(0, 1024, 2048), 1, 2)).toEqual([{ id: 1, order: 3072 }])
  expect(ordersAfterMove(books(0, 0, 0), 1, 1)).toHaveLength(2)
  expect(ordersAfterMove(books(0, 1024), 1, 0)).toEqual([])
})
