import type { Price } from './price.contract.ts'

/** Tokens of all requests that one answer took. `cacheRead` and `cacheWrite` are parts of `input`. */
export interface Usage {
  input: number
  output: number
  cacheRead: number
  cacheWrite: number
}

/** How often a provider is asked at most: once more where the answer was not what was asked for. */
export const MAX_REQUESTS = 2

const CENTS_PER_TOKEN = 100 / 1_000_000

/** Credits have four decimals, so that sums stay exact; a part of the last one counts as whole. */
export const roundCredits = (cents: number): number => Math.ceil(Math.round(cents * 1e8) / 1e4) / 1e4

/** Credits, which are US cents. */
export function costOf(price: Price, { input, output, cacheRead, cacheWrite }: Usage): number {
  const fresh = Math.max(0, input - cacheRead - cacheWrite)
  const dollarsPerMillion =
    fresh * price.input + cacheRead * price.cache_read + cacheWrite * price.cache_write + output * price.output
  return roundCredits(dollarsPerMillion * CENTS_PER_TOKEN)
}

/** The dearest way in which input can be reckoned. */
const inputPrice = ({ input, cache_read, cache_write }: Price) => Math.max(input, cache_read, cache_write)

/** The most that an answer may cost, where the first is sent along with the question when it is asked again. */
export function mostCost(price: Price, input: number, output: number): number {
  const sent = MAX_REQUESTS * input + output
  return roundCredits((sent * inputPrice(price) + MAX_REQUESTS * output * price.output) * CENTS_PER_TOKEN)
}

/** As many tokens of output as credits are left for: `mostCost` solved for it. */
export function outputWithin(price: Price, input: number, credits: number): number {
  const each = inputPrice(price) + MAX_REQUESTS * price.output
  const left = credits / CENTS_PER_TOKEN - MAX_REQUESTS * input * inputPrice(price)
  // Of what is left there are four decimals, as of every cost, so that rounding up does not pass it.
  return each === 0 ? Infinity : Math.floor(left / each + 1e-9)
}
