import * as z from 'zod'
import { now } from '#worker/clock.ts'
import { invalid } from '#worker/kernel/contract/errors.ts'
import type { RecipeFilters } from '../recipe-filters.contract.ts'

type Name = keyof RecipeFilters
type Value = string | string[] | undefined

const list = (value: Value): string[] => [value ?? []].flat().filter((one) => one.trim() !== '')
const last = (value: Value): string | undefined => list(value).at(-1)?.trim()

const age = /^P(\d{1,4})([DWMY])$/

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
      const ago = age.exec(value)
      if (ago) return dayBefore(now().slice(0, 10), Number(ago[1]), ago[2] ?? 'D')
      const read = z.iso.date().safeParse(value.slice(0, 10))
      return read.success ? read.data : unread(name, 'Enter a valid date.')
    },
    /** Property types with an amount each, written `12:600`. */
    amounts: (name: Name): { type: number; amount: number }[] =>
      list(given[name]).flatMap((value) => {
        const [, type, amount] = /^(\d{1,10}):(\d{1,9}(?:\.\d{1,9})?)$/.exec(value.trim()) ?? []
        return type && amount
          ? { type: Number(type), amount: Number(amount) }
          : (unread(name, `“${value.slice(0, 40)}” is not a valid value.`) ?? [])
      }),
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

/** The last day of a shorter month stands for the days that it lacks. */
function dayBefore(day: string, count: number, unit: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (unit === 'D' || unit === 'W') date.setUTCDate(date.getUTCDate() - count * (unit === 'W' ? 7 : 1))
  else {
    const wanted = date.getUTCDate()
    date.setUTCMonth(date.getUTCMonth() - count * (unit === 'Y' ? 12 : 1))
    if (date.getUTCDate() !== wanted) date.setUTCDate(0)
  }
  return date.getUTCFullYear() < 1 ? '0001-01-01' : date.toISOString().slice(0, 10)
}
