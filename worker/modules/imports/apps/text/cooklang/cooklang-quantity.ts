import { readAmount } from '../../../lines/quantity/amount.read.ts'

export interface CooklangQuantity {
  amount: number | null
  amount_max: number | null
  unit: string
  /** As a person reads it. */
  text: string
  /** Whether it stays the same for more people. */
  isFixed: boolean
}

/** "2-4", "1 1/2%cups", "=1%tsp"; without a number all of it is the unit, as in "pinch". */
export function cooklangQuantity(written: string): CooklangQuantity {
  const isFixed = /^\s*=/.test(written)
  const [values = '', unit = ''] = written
    .replace(/^\s*=/, '')
    .split(/%(.*)/)
    .map((one) => one.trim().replace(/\s*\*$/, ''))
  // Older files list a quantity for each number of servings.
  const [value = ''] = values.split('|').map((one) => one.trim().replace(/\s*\*$/, ''))
  const read = readAmount(value, 0)
  const rest = value.slice(read?.end ?? 0).trim()
  const text = [value, unit].filter(Boolean).join(' ')
  const isMixed = read === null || /^[\d,./]/.test(rest)
  return {
    amount: isMixed ? null : read.min,
    amount_max: isMixed ? null : read.max,
    unit: isMixed ? text : [rest, unit].filter(Boolean).join(' '),
    text,
    isFixed,
  }
}
