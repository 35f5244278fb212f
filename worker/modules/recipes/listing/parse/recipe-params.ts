import * as z from 'zod'
import { invalid } from '#worker/kernel/contract/errors.ts'
import type { RecipeFilters } from '../recipe-filters.contract.ts'

type Name = keyof RecipeFilters
type Value = string | string[] | undefined

const list = (value: Value): string[] => [value ?? []].flat().filter((one) => one.trim() !== '')
const last = (value: Value): string | undefined => list(value).at(-1)?.trim()

const YES = new Set(['true', 'yes', '1'])
const NO = new Set(['false', 'no', '0'])

/**
 * An unreadable value is a field error, so that no filter silently does nothing; `skip` leaves it out, for old saved
 * searches.
 */
export const parseParams = (given: RecipeFilters, onInvalid: 'refuse' | 'skip' = 'refuse') => {
  const unread = (name: Name, message: string): undefined => {
    if (onInvalid === 'refuse') throw invalid({ [name]: [message] })
  }
  return {
    ids: (name: Name): number[] =>
      list(given[name]).flatMap((value) =>
        /^\d{1,10}$/.test(value.trim())
          ? Number(value)
          : (unread(name, `“${value.slice(0, 40)}” is not a valid value.`) ?? []),
      ),
    number(name: Name): number | undefined {
      const value = last(given[name])
      if (value === undefined) return undefined
      const number = Number(value)
      return Number.isFinite(number) ? number : unread(name, 'A valid number is required.')
    },
    day(name: Name): string | undefined {
      const value = last(given[name])
      if (value === undefined) return undefined
      const read = z.iso.date().safeParse(value.slice(0, 10))
      return read.success ? read.data : unread(name, 'Enter a valid date.')
    },
    flag(name: Name): boolean | undefined {
      const value = last(given[name])?.toLowerCase() ?? ''
      return YES.has(value) ? true : NO.has(value) ? false : undefined
    },
    words: (name: Name): string[] => list(given[name]).flatMap((value) => value.split(',').map((word) => word.trim())),
  }
}
export type Params = ReturnType<typeof parseParams>

export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
