import { expect, test } from 'vitest'
import { forgetKept, keep, readKept } from '#web/lib/kept.ts'

test('what is kept of a household is there at the next visit, and gone once one has logged out', () => {
  localStorage.setItem('larder.theme', 'dark')
  keep('shopping.1.2', { items: ['milk'] })
  expect(readKept('shopping.1.2')).toEqual({ items: ['milk'] })
  forgetKept()
  expect(readKept('shopping.1.2')).toBeUndefined()
  expect(localStorage.getItem('larder.theme')).toBe('dark')
})
