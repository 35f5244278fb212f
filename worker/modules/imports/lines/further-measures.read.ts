import { readPreparation } from './modifier.read.ts'
import { afterSeparator, type Amount, readAmount } from './quantity/amount.read.ts'
import { readBracket } from './bracket.read.ts'
import { choiceSteps, type MeasureStep as Step, OR } from './quantity/choice.read.ts'
import { readMeasure } from './quantity/measure.read.ts'
import type { Quantity } from './quantity/quantity.read.ts'
import type { UnitMatch, UnitReader } from './quantity/unit-lexicon.ts'
import { readPlacedUnit } from './quantity/unit.read.ts'
import { unitRatio } from './quantity/unit-ratios.ts'

/** Other units ("400g/14oz", "1 cup (240 ml)"), a repeated unit, amounts added or taken off, and the package. */
export function readFurtherMeasures(line: string, found: Quantity, units: UnitReader): void {
  if (found.unit === null) return
  const tried = rareWords.test(line) ? rareSteps : steps
  for (let i = 0; i < 8; i++) if (!tried.some((step) => step(line, found, units))) return
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

const otherMeasure = /\s*[/|;]\s*(?:(?:about|approx\.?|ca\.?|[<~])\s*)?|\s*[-–]\s*(?=\d)|\s*(?=[\d½⅓⅔¼¾⅛⅜⅝⅞])/y
const alternative: Step = (line, found, units) => {
  otherMeasure.lastIndex = found.end
  const gap = otherMeasure.exec(line)?.[0]
  if (gap === undefined) return false
  const start = found.end + gap.length
  const amount = readAmount(line, start)
  if (!amount) return false
  const slashed = /[/|]/.test(gap)
  const placed = slashed || gap.trim() === '' || gap.includes(';')
  const unit = readMeasure(line, start, units) ?? (placed ? readCounted(line, amount.end, units) : null)
  const end = unit?.end ?? (slashed && line.charAt(amount.end) === ' ' ? amount.end : null)
  if (end === null) return false
  found.notes.push(line.slice(start, end))
  found.end = end
  return true
}

/** "2 sticks; 227 g butter": between measures a counted word is a unit, though a sign follows it. */
function readCounted(line: string, index: number, units: UnitReader): UnitMatch | null {
  const unit = units(line, line.charAt(index) === ' ' ? index + 1 : index)
  return unit && moreMeasures.test(line.slice(unit.end)) ? unit : readPlacedUnit(line, index, units)
}
const moreMeasures = /^\s*[;/]\s*[\d½⅓⅔¼¾⅛]/

const plusSign =
  /\s*,?\s*(?:(plus|pluss|\+|and|&|und|et|y|e|más|più|mais|плюс|artı)|(?:minus|less))\s+(?=\S)|(,)\s+(?=[\d½⅓⅔¼¾⅛])/iy
const added: Step = (line, found, units) => {
  plusSign.lastIndex = found.end
  const sign = plusSign.exec(line)
  if (!sign) return false
  const start = found.end + sign[0].length
  const amount = readAmount(line, start)
  const unit = amount && readPlacedUnit(line, amount.end, units)
  if (!amount || !unit) return false
  if (sign[2] && unit.kind !== 'spoon') return false
  const adds = sign[1] !== undefined || (sign[2] !== undefined && unit.name === found.name)
  if (adds && addTo(line, found, amount, unit)) return true
  found.notes.push(line.slice(found.end, unit.end).replace(/^[\s,]+/, ''))
  found.end = unit.end
  return true
}

/**
 * Adds amounts of one unit, and a larger measure to a smaller one, which would else be lost: "1 tbsp plus 1 cup" are 17
 * tbsp. What is added to a cup in spoons remains a note, as nobody measures 1.0625 cups.
 */
function addTo(line: string, found: Quantity, amount: Amount, unit: UnitMatch): boolean {
  const ratio = unitRatio(unit.name, found.name ?? '')
  if (ratio === null || found.max !== null || found.min === null) return false
  if (unit.name !== found.name && amount.min * ratio <= found.min) return false
  if (ratio !== 1) found.notes.push(line.slice(found.start, unit.end))
  found.min += amount.min * ratio
  found.end = unit.end
  return true
}

const pieceUnits = new Set('piece pieces knob bunch block slab thumb morceau stk stuk bar'.split(' '))
const pieceWords = new Set('knob nob disc disk handful stick'.split(' '))
const packedUnit: Step = (line, found, units) => {
  if (found.kind !== 'metric' && found.kind !== 'length') return false
  const unit = readPlacedUnit(line, found.end, units)
  if (!unit || (unit.kind !== 'container' && !pieceUnits.has(unit.name) && !pieceWords.has(unit.word))) return false
  found.notes.push([...unit.modifiers, unit.text].join(' '))
  found.end = unit.end
  found.packaged = unit.kind === 'container'
  return true
}

const gapBefore = /\s*[|/]\s*|\s+/y
/** "500 g g flour", "1 xícara | xícaras de açúcar". */
const repeated: Step = (line, found, units) => {
  gapBefore.lastIndex = found.end
  const unit = gapBefore.test(line) ? readPlacedUnit(line, gapBefore.lastIndex, units) : null
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

/** "1 cup scooped and leveled, plus 1 tablespoon flour": how it is measured stands between. */
const preparedBetween: Step = (line, found, units) => {
  let index = found.end
  while (line.charAt(index) === ' ') index++
  const start = index
  for (let next = readPreparation(line, index); next; next = readPreparation(line, index)) index = next.end
  if (index === start || !/^(?:plus|\+)\s/.test(line.slice(index, index + 5))) return false
  const before = { ...found, end: index - 1, notes: [] }
  if (!added(line, before, units)) return false
  Object.assign(found, { min: before.min, end: before.end })
  found.notes.push(line.slice(start, before.end))
  return true
}

const steps = [explained, bracketed, upperEnd, repeated, alternative, added, packedUnit]
/** Only where the line has a word for "or" or "plus". */
const rareSteps = [...choiceSteps, preparedBetween, ...steps]
const rareWords = new RegExp(`\\s(?:${OR}|plus|à|á|da|de|van|von|je|po|по)\\s`, 'iu')
