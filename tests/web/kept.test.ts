import { expect, test } from 'vitest'
import { clearUserStorage, writeUserStorage, readUserStorage } from '#web/lib/user-storage.ts'

test('stored data of a household is there at the next visit and deleted at log-out', () => {
  localStorage.setItem('larder.theme', 'dark')
  writeUserStorage('shopping.1.2', { items: ['milk'] })
  expect(readUserStorage('shopping.1.2')).toEqual({ items: ['milk'] })
  clearUserStorage()
  expect(readUserStorage('shopping.1.2')).toBeUndefined()
  expect(localStorage.getItem('larder.theme')).toBe('dark')
})
