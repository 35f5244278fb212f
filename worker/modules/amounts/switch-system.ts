import { convert } from './convert-amount.ts'
import { type AmountRange, upperEndOf, toRange } from './amount-range.ts'
import { baseUnit, type BaseUnit, type UnitSystem } from './base-unit.ts'

export interface SwitchedAmount {
  amount: number
  exact: number
  unit: BaseUnit
}

export interface SwitchedRange extends AmountRange {
  unit: BaseUnit
}

/** The largest unit with a handy amount, but spoons stay spoons. Null for units that are neither weight nor volume. */
export function switchSystem(amount: number, unit: string, system: UnitSystem): SwitchedAmount | null {
  const facts = baseUnit(unit)
  if (!facts || !Number.isFinite(amount)) return null
  if (facts.system === system || isSpoonful(amount, unit)) return { amount, exact: amount, unit: unit as BaseUnit }
  const choices = CHOICES[system][facts.measures].map((choice) => {
    const exact = convert(Math.abs(amount), unit, choice.unit)!
    return { ...choice, exact, handy: kitchenRound(exact, system, choice.tolerance) }
  })
  const large = choices.filter(({ exact, from }) => exact >= from * NEARLY)
  const chosen = large.find(({ handy }) => handy !== null) ?? large[0] ?? choices.at(-1)!
  const sign = Math.sign(amount)
  return {
    amount: sign * (chosen.handy ?? roundToTwoDigits(chosen.exact)),
    exact: sign * chosen.exact,
    unit: chosen.unit,
  }
}

/** Both ends use the unit that is handy for the upper one. */
export function switchRange(range: AmountRange, unit: string, system: UnitSystem): SwitchedRange | null {
  const upper = switchSystem(upperEndOf(range), unit, system)
  if (!upper) return null
  const { amount } = range
  if (upper.unit === unit) return { ...toRange(amount, upper.amount), unit }
  const lower = upperEndOf(range) === amount ? upper.amount : inUnit(amount, unit, upper.unit, system)
  return { ...toRange(lower, upper.amount), unit: upper.unit }
}

function inUnit(amount: number, from: string, to: BaseUnit, system: UnitSystem): number {
  const exact = convert(amount, from, to)!
  const choices = Object.values(CHOICES[system]).flat()
  const tolerance = choices.find(({ unit }) => unit === to)?.tolerance ?? 0
  return kitchenRound(exact, system, tolerance) ?? roundToTwoDigits(exact)
}

const isSpoonful = (amount: number, unit: string): boolean => amount <= (SPOONFULS[unit] ?? 0)

const roundToTwoDigits = (amount: number): number => Number(amount.toPrecision(2))

interface Choice {
  unit: BaseUnit
  from: number
  /** Allowed rounding error as a share. Cups are filled by eye, so 250 ml counts as a cup. */
  tolerance: number
}

const choice = (unit: BaseUnit, from: number, tolerance: number): Choice => ({ unit, from, tolerance })

const CHOICES: Record<UnitSystem, Record<'weight' | 'volume', readonly Choice[]>> = {
  metric: {
    weight: [choice('kg', 1, 0.015), choice('g', 0, 0.015)],
    volume: [choice('l', 1, 0.015), choice('ml', 0, 0.015)],
  },
  us: {
    weight: [choice('pound', 1, 0.025), choice('ounce', 0, 0.025)],
    volume: [
      choice('gallon', 2, 0.03),
      choice('quart', 2, 0.03),
      choice('us_cup', 0.25, 0.06),
      choice('tbsp', 1, 0.03),
      choice('tsp', 0, 0.03),
    ],
  },
}
const NEARLY = 0.98
const SPOONFULS: Record<string, number> = { tsp: 6, tbsp: 4, imperial_tsp: 6, imperial_tbsp: 4 }

/** Metric rounds to the coarsest step within `tolerance` (a share), US to the nearest fraction; null if none is. */
function kitchenRound(amount: number, system: UnitSystem, tolerance: number): number | null {
  const near = (rounded: number) => rounded > 0 && Math.abs(rounded - amount) <= amount * tolerance
  if (system === 'metric') {
    const step = METRIC_STEPS.find((size) => near(roundToStep(amount, size)))
    return step === undefined ? null : roundToStep(amount, step)
  }
  const parts = amount < 3 ? SMALL_PARTS : LARGE_PARTS
  const nearest = parts
    .map((part) => Math.round(amount * part) / part)
    .reduce((best, one) => (Math.abs(one - amount) < Math.abs(best - amount) ? one : best))
  return near(nearest) ? nearest : null
}

const roundToStep = (amount: number, size: number): number => Number((Math.round(amount / size) * size).toPrecision(12))

const METRIC_STEPS = [500, 250, 100, 50, 25, 10, 5, 1, 0.5, 0.1, 0.05, 0.01]

const SMALL_PARTS = [1, 2, 3, 4, 8]

const LARGE_PARTS = [1, 2, 3, 4]
