import { afterSeparator, type Amount, readAmount } from './amount.read.ts'
import type { UnitMatch, UnitReader } from './unit-lexicon.ts'
import type { UnitKind } from './units.table.ts'

/** "14 oz", "8-inch", "750g/1lb 10oz"; `hyphen` if written as one word. */
export type ReadMeasure = { amount: Amount; unit: UnitMatch; hyphen: boolean; end: number }

const between = /\s?-\s?|\s*/y
const measuring = new Set(['metric', 'length', 'spoon', 'own'])

export function readMeasure(line: string, index: number, units: UnitReader): ReadMeasure | null {
  const amount = readAmount(line, index)
  if (!amount || amount.word) return null
  between.lastIndex = amount.end
  const gap = between.exec(line)?.[0] ?? ''
  const unit = units(line, amount.end + gap.length)
  return unit && measuring.has(unit.kind) ? { amount, unit, hyphen: gap.includes('-'), end: unit.end } : null
}

const slash = /\s*[/|]\s*|\s*,?\s*(?:or|about)\s+(?=\d)/y
const shape = /-?\s?(?:thick|long|wide|diameter|(?:square|round)(?!\s+of))\b(?!-\p{L})/iuy
const each = /-?\s?each\b/iy

/** Includes other measures of the same size, and upper ends: "750g/1lb 10oz", "½-inch-thick", "150–200g/5½–7oz". */
export function endOfSize(line: string, first: ReadMeasure, units: UnitReader): number {
  let last = first
  for (let i = 0; i < 5; i++) {
    const next = readMeasure(line, startOfNext(line, last.end, units), units)
    if (!next || next.unit.kind === 'spoon') break
    last = next
  }
  return afterShape(line, last)
}

function startOfNext(line: string, end: number, units: UnitReader): number {
  slash.lastIndex = end
  const separated = slash.exec(line)?.[0]
  if (separated) return end + separated.length
  const upper = afterSeparator(line, end)
  if (upper !== null && readMeasure(line, upper, units)) return upper
  return line.charAt(end) === ' ' ? end + 1 : end
}

/** The index after "-thick", " long", " each", if one of them follows. Only a length is thick: "150 g thick fillets". */
export function afterShape(line: string, { unit, end }: { unit: { kind: UnitKind | null }; end: number }): number {
  const pattern = unit.kind === 'length' ? shape : each
  pattern.lastIndex = end
  return end + (pattern.exec(line)?.[0].length ?? 0)
}
