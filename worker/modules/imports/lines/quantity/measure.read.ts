import { type Amount, readAmount } from './amount.read.ts'
import type { UnitMatch, UnitReader } from './unit-lexicon.ts'

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
const shape = /-?\s?(?:thick|long|wide|diameter|each|(?:square|round)(?!\s+of))\b/iy

/** Includes other measures of the same size: "750g/1lb 10oz", "½-inch-thick". */
export function endOfSize(line: string, first: ReadMeasure, units: UnitReader): number {
  let end = first.end
  for (let i = 0; i < 3; i++) {
    slash.lastIndex = end
    const separated = slash.exec(line)?.[0]
    const start = separated ? end + separated.length : line.charAt(end) === ' ' ? end + 1 : end
    const next = readMeasure(line, start, units)
    if (!next || next.unit.kind === 'spoon') break
    end = next.end
  }
  return afterShape(line, end)
}

/** The index after "-thick", " long", " each", if one of them follows. */
export function afterShape(line: string, index: number): number {
  shape.lastIndex = index
  return index + (shape.exec(line)?.[0].length ?? 0)
}
