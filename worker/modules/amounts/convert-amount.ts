import { baseUnit } from './base-unit.ts'

/** Null between weight and volume, and for units that measure neither. */
export function convert(amount: number, from: string, to: string): number | null {
  const [source, target] = [baseUnit(from), baseUnit(to)]
  if (!source || !target || source.measures !== target.measures || !Number.isFinite(amount)) return null
  return amount / (source.perReference / target.perReference)
}
