import { expect, test } from 'vitest'
import { type FavouriteChange, favouriteKind } from '#web/components/books/favourite-kind.ts'

const tap = (key: string, recipe: number, type: 'add' | 'remove', tried = false): FavouriteChange => ({
  kind: 'favourite',
  key,
  recipe,
  type,
  tried,
  name: 'Soup',
  language: 'en',
})

test('only the last tap on a recipe is sent, unless one is on its way', () => {
  const [first, second, third] = [tap('a', 1, 'add'), tap('b', 2, 'add'), tap('c', 1, 'remove')]
  expect(favouriteKind.coalesce([first, second], third)).toEqual([second, third])
  const onItsWay = tap('a', 1, 'add', true)
  expect(favouriteKind.coalesce([onItsWay], third)).toEqual([onItsWay, third])
})

test('a tap shows in all hearts at once, and nowhere else', () => {
  const known = { book: 7, recipes: [1, 2] }
  expect(favouriteKind.show?.(known, tap('a', 3, 'add'), ['favourite'])).toEqual({ book: 7, recipes: [1, 2, 3] })
  expect(favouriteKind.show?.(known, tap('a', 1, 'add'), ['favourite'])).toEqual({ book: 7, recipes: [2, 1] })
  expect(favouriteKind.show?.(known, tap('a', 1, 'remove'), ['favourite'])).toEqual({ book: 7, recipes: [2] })
  expect(favouriteKind.show?.(known, tap('a', 1, 'remove'), ['recipe'])).toBe(known)
})
