import type { Amount } from './composition.ts'

/** How much of the first unit of its kind one is: grams and kilocalories. */
const scales = new Map<string, { kind: 'mass' | 'energy'; of: number }>([
  ['g', { kind: 'mass', of: 1 }],
  ['mg', { kind: 'mass', of: 1e-3 }],
  ['µg', { kind: 'mass', of: 1e-6 }],
  ['μg', { kind: 'mass', of: 1e-6 }],
  ['ug', { kind: 'mass', of: 1e-6 }],
  ['mcg', { kind: 'mass', of: 1e-6 }],
  ['kcal', { kind: 'energy', of: 1 }],
  ['cal', { kind: 'energy', of: 1 }],
  ['kj', { kind: 'energy', of: 1 / 4.184 }],
])

/** The amount in the unit in which people count it, as far as both are known; nothing is less than none. */
export function inUnit({ amount, unit }: Amount, wanted: string | null): number {
  const from = scales.get(unit.trim().toLowerCase())
  const to = scales.get((wanted ?? '').trim().toLowerCase())
  const least = Math.max(0, amount)
  if (!from || !to || from.kind !== to.kind || from.of === to.of) return Math.round(least * 100) / 100
  return Number(((least * from.of) / to.of).toPrecision(4))
}
