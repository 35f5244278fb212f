import { afterSeparator, readAmount } from './quantity/amount.read.ts'
import { readBracket } from './bracket.read.ts'
import { readMeasure } from './quantity/measure.read.ts'
import type { Quantity } from './quantity/quantity.read.ts'
import type { UnitReader } from './quantity/unit-lexicon.ts'
import { readPlacedUnit } from './quantity/unit.read.ts'

type Step = (line: string, found: Quantity, units: UnitReader) => boolean

/** Other units ("400g/14oz", "1 cup (240 ml)"), a repeated unit, amounts added or taken off, and the package. */
export function readFurtherMeasures(line: string, found: Quantity, units: UnitReader): void {
  if (found.unit === null) return
  for (let i = 0; i < 8; i++) if (!steps.some((step) => step(line, found, units))) return
}

const bracketed: Step = (line, found) => {
  const bracket = readBracket(line, found.end)
  if (!bracket) return false
  if (bracket.inner) found.notes.push(bracket.inner)
  found.end = bracket.end
  return true
}

const upperEnd: Step = (line, found, units) => {
  const start = found.max === null ? afterSeparator(line, found.end) : null
  const next = start === null ? null : readMeasure(line, start, units)
  if (!next || start === null) return false
  if (next.unit.name !== found.name) found.notes.push(line.slice(found.end, next.end).replace(/^[\s–-]+/, ''))
  else if (next.amount.min > (found.min ?? 0)) found.max = next.amount.max ?? next.amount.min
  else return false
  found.end = next.end
  return true
}

const otherMeasure = /\s*[/|]\s*|\s*[-–]\s*(?=\d)|\s*(?=[\d½⅓⅔¼¾⅛⅜⅝⅞])/y
const alternative: Step = (line, found, units) => {
  otherMeasure.lastIndex = found.end
  const gap = otherMeasure.exec(line)?.[0]
  if (gap === undefined) return false
  const start = found.end + gap.length
  const amount = readAmount(line, start)
  if (!amount) return false
  const slashed = /[/|]/.test(gap)
  const unit = readMeasure(line, start, units) ?? (slashed ? readPlacedUnit(line, amount.end, units) : null)
  const end = unit?.end ?? (slashed && line.charAt(amount.end) === ' ' ? amount.end : null)
  if (end === null) return false
  found.notes.push(line.slice(start, end))
  found.end = end
  return true
}

const plusSign = /\s*,?\s*(?:(plus|\+|and|&|und|et|y|e)|(?:minus|less))\s+(?=\S)|(,)\s+(?=[\d½⅓⅔¼¾⅛])/iy
const added: Step = (line, found, units) => {
  plusSign.lastIndex = found.end
  const sign = plusSign.exec(line)
  if (!sign) return false
  const start = found.end + sign[0].length
  const amount = readAmount(line, start)
  const unit = amount && readPlacedUnit(line, amount.end, units)
  if (!amount || !unit) return false
  if (sign[2] && unit.kind !== 'spoon') return false
  if ((sign[1] || sign[2]) && unit.name === found.name && found.max === null) found.min = (found.min ?? 0) + amount.min
  else found.notes.push(line.slice(found.end, unit.end).replace(/^[\s,]+/, ''))
  found.end = unit.end
  return true
}

const pieceUnits = new Set(['piece', 'bunch', 'block', 'slab', 'knob', 'thumb', 'morceau', 'stk', 'stuk', 'bar'])
const packedUnit: Step = (line, found, units) => {
  if (found.kind !== 'metric' && found.kind !== 'length') return false
  const unit = readPlacedUnit(line, found.end, units)
  if (!unit || (unit.kind !== 'container' && !pieceUnits.has(unit.name))) return false
  found.notes.push([...unit.modifiers, unit.text].join(' '))
  found.end = unit.end
  found.packaged = unit.kind === 'container'
  return true
}

const gapBefore = /\s*[|/]\s*|\s+/y
/** "500 g g flour", "1 xícara | xícaras de açúcar". */
const repeated: Step = (line, found, units) => {
  gapBefore.lastIndex = found.end
  const unit = gapBefore.test(line) ? units(line, gapBefore.lastIndex) : null
  if (!unit || unit.name !== found.name || !/^\s/.test(line.slice(unit.end))) return false
  found.end = unit.end
  return true
}

/** "1 packet, about 2 tsp yeast". */
const explained: Step = (line, found, units) => {
  const sign = /^,\s*(?:about|approx\.?)\s+/.exec(line.slice(found.end, found.end + 12))
  const measure = sign && readMeasure(line, found.end + sign[0].length, units)
  if (!sign || !measure) return false
  found.notes.push(line.slice(found.end, measure.end).replace(/^,\s*/, ''))
  found.end = measure.end
  return true
}

const steps = [explained, bracketed, upperEnd, repeated, alternative, added, packedUnit]
