import type { UnitSystem } from './base.unit.ts'

/**
 * A converted amount as a cook would measure it, or null when no such amount is within `tolerance` (a share of it):
 * metric in steps of scales and jugs, the coarsest that is near enough; US in the fractions of cups and spoons, the nearest.
 */
export function kitchenRound(amount: number, system: UnitSystem, tolerance: number): number | null {
  const near = (rounded: number) => rounded > 0 && Math.abs(rounded - amount) <= amount * tolerance
  if (system === 'metric') {
    const step = METRIC_STEPS.find((size) => near(steps(amount, size)))
    return step === undefined ? null : steps(amount, step)
  }
  const parts = amount < 3 ? SMALL_PARTS : LARGE_PARTS
  const nearest = parts
    .map((part) => Math.round(amount * part) / part)
    .reduce((best, one) => (Math.abs(one - amount) < Math.abs(best - amount) ? one : best))
  return near(nearest) ? nearest : null
}

const steps = (amount: number, size: number): number => Number((Math.round(amount / size) * size).toPrecision(12))

const METRIC_STEPS = [500, 250, 100, 50, 25, 10, 5, 1, 0.5, 0.1, 0.05, 0.01]
const SMALL_PARTS = [1, 2, 3, 4, 8]
const LARGE_PARTS = [1, 2, 3, 4]
