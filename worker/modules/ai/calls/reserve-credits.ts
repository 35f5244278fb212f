import { guardThat, type Guard } from '#worker/kernel/log/guard.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { sql } from 'drizzle-orm'
import { mostCost, outputWithin } from './credit-cost.ts'
import type { Price } from './price.contract.ts'
import { MAX_AN_HOUR, type Purse, purseSql } from './purse.ts'

export interface Reservation {
  reserved: number
  credits_from_balance: boolean
  /** Tokens that the answer may have, fewer than wanted where no more credits are left. */
  output: number
}

interface Wanted {
  price: Price
  /** Tokens. */
  input: number
  output: number
  /** Fewer tokens of output than these bring no answer that could be used. */
  leastOutput: number
}

/** From the month's credits, and where they do not suffice, from the balance. Null where neither does. */
export function reserveCredits(
  { month, balance }: Pick<Purse, 'month' | 'balance'>,
  wanted: Wanted,
): Reservation | null {
  for (const [left, credits_from_balance] of [
    [month, false],
    [balance, true],
  ] as const) {
    const output = Math.min(wanted.output, outputWithin(wanted.price, wanted.input, left))
    const reserved = output > 0 ? mostCost(wanted.price, wanted.input, output) : Infinity
    // What is free is so while a space may ask at all.
    if (left > 0 && output >= wanted.leastOutput && reserved <= left) return { reserved, credits_from_balance, output }
  }
  return null
}

/** Questions that are asked at the same time share what is left. */
export function stillReservable(context: Context, { reserved, credits_from_balance }: Reservation): Guard {
  const { month, balance, recent } = purseSql(context)
  const left = credits_from_balance ? balance : month
  return guardThat(sql`${left} >= ${reserved} AND ${left} > 0 AND ${recent} < ${MAX_AN_HOUR}`)
}
