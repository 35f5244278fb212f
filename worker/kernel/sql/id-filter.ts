import { sql, type SQL } from 'drizzle-orm'
import { invalid } from '../contract/errors.ts'

/** A missing or empty id filters nothing; anything but a number is a 400. */
export const idFilter =
  (name: string, condition: (id: number) => SQL) =>
  (value: unknown): SQL => {
    if (value === undefined || value === '') return sql`1`
    if (!/^\d{1,10}$/.test(String(value))) throw invalid({ [name]: ['A valid integer is required.'] })
    return condition(Number(value))
  }
