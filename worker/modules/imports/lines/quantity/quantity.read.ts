import { type Amount, readAmount } from './amount.read.ts'
import { readBracket } from '../bracket.read.ts'
import { readOtherCount } from './other-count.read.ts'
import { readFurtherMeasures } from '../further-measures.read.ts'
import { afterShape, endOfSize, type ReadMeasure, readMeasure } from './measure.read.ts'
import type { UnitReader } from './unit-lexicon.ts'
import type { UnitKind } from './units.table.ts'
import { readPlacedUnit, skipFiller } from './unit.read.ts'

/** The amount starts at `start`, the food at `end`. `packaged`: in a can or the like; `verbatim`: keep the text as written. */
export type Quantity = {
  min: number | null
  max: number | null
  unit: string | null
  name: string | null
  kind: UnitKind | null
  packaged: boolean
  notes: string[]
  start: number
  end: number
  verbatim: boolean
}

const qualifier =
  /(?:(?:approximately|approx\.?|about|around|roughly|circa|ca\.?|kb\.|evtl\.|evt\.|eventuell|eventuelt|eventueel|c\.(?=\s?\d)|etwa|ungefähr|rund|environ|env\.?|unos|unas|aprox\.?|cerca de|ongeveer|ong\.?|cirka|omkring|około|ok\.|asi|cca\.?|примерно|около|приблизно|близько|noin|n\.(?=\s?\d)|περίπου|yaklaşık|up to|(?:less|more|fewer) than|weniger als|mehr als|moins de|plus de|meno di|più di|(?:(?:lightly|loosely|firmly|tightly) )?packed|bis zu|jusqu'à|max\.?|mind\.?|mindestens|knapp|gut|at least|nearly|almost|just under|just over|scant|generous|heaping|heaped|another|additional|the|an?(?=\s(?:generous\s|scant\s|heaped\s|heaping\s|good\s)?[\d½¼¾⅓⅔⅛])|good(?=\s[\d½¼¾⅓⅔⅛]))\s+(?=\S)|[~≈±約约]\s*)/iuy
const times = /\s*[x×✕*]\s*(?=[\d½⅓⅔¼¾⅛.])/iy
const countSign = /\s?[x×✕]\s+(?=[\p{L}(])/iuy
const smallUnits = new Set(['g', 'mg', 'ml', 'cc'])

/** Reads "about 2 x 400g cans of", "1 (14 oz) can", "a large pinch of", "3½- to 4-pound". */
export function readQuantity(line: string, start: number, units: UnitReader): Quantity | null {
  const notes: string[] = []
  const amount = readAmount(line, skipQualifiers(line, start, notes))
  const form = amount && amountForm(line, amount, units)
  if (!amount || form === 'word') return null
  const { min, max, end } = amount
  const found: Quantity = {
    min,
    max,
    unit: null,
    name: null,
    kind: null,
    packaged: false,
    notes,
    start: amount.start,
    end,
    verbatim: form === 'glued',
  }
  if (form === 'glued') return found
  if (form === 'hyphen') found.end++
  else readSize(line, amount, found, units)
  found.end = skipCounter(line, found.end)
  placeUnit(line, found, units)
  readOtherCount(line, found, units)
  if (amount.decimal !== null && found.name && !smallUnits.has(found.name)) found.min = amount.decimal
  if (form === 'hyphen') countPackage(line, amount, found, units)
  found.packaged = found.kind === 'container'
  readFurtherMeasures(line, found, units)
  found.end = skipFiller(line, found.end)
  return found
}

function skipQualifiers(line: string, start: number, notes: string[]): number {
  if (/[\d½¼¾]/.test(line.charAt(start))) return start
  qualifier.lastIndex = start
  const found = qualifier.exec(line)?.[0]
  if (!found) return start
  if (!/^(?:the\s|an?\s|[~≈±])/i.test(found)) notes.push(found.trim())
  return skipQualifiers(line, start + found.length, notes)
}

/** "1 unit apple", "3 units of lemon": it only says that they are counted. */
function skipCounter(line: string, index: number): number {
  const counter = /^\s?(?:unit(?:s|\(s\))?|und(?:s)?\.)(?:\s+(?:of|de))?\s+(?=\p{L})/iu.exec(
    line.slice(index, index + 16),
  )
  return index + (counter ? counter[0].length - 1 : 0)
}

/** `hyphen`: "16-ounce"; `glued`: "8large"; `word`: the number belongs to a name ("100% rye", "5-spice", "1e5"). */
function amountForm(line: string, amount: Amount, units: UnitReader): 'plain' | 'hyphen' | 'glued' | 'word' {
  const rest = line.slice(amount.end, amount.end + 24)
  if (/^\s?[%°]/.test(rest)) return 'word'
  if (/^[-–]\p{L}/u.test(rest)) return units(line, amount.end + 1) ? 'hyphen' : 'word'
  if (!/^\p{L}/u.test(rest) || units(line, amount.end) || /^[x×]\s*[\d\s(½¼¾]/i.test(rest)) return 'plain'
  if (amount.word) return line.charCodeAt(amount.end) >= 0x3040 ? 'word' : 'plain'
  return /^(?:\p{L}{3,}(?!\d)|[\u3040-\uffff])/u.test(rest) ? 'glued' : 'word'
}

/** "2 x 400g", "1 14-oz", "1 (14 oz)": the size of each becomes a note. Cups and spoons multiply instead. */
function readSize(line: string, amount: Amount, found: Quantity, units: UnitReader): void {
  times.lastIndex = amount.end
  countSign.lastIndex = amount.end
  const multiplied = times.test(line)
  let start = multiplied ? times.lastIndex : countSign.test(line) ? countSign.lastIndex : amount.end
  if (line.charAt(start) === ' ') start++
  found.end = start
  const size = readMeasure(line, start, units)
  if (size && multiplied && size.unit.kind === 'spoon') multiply(found, size)
  else if (size && multiplied && isWeighed(line, amount, size, units)) {
    found.notes.push(line.slice(amount.start, size.end))
    multiply(found, size)
  } else if (size && !multiplied && isCounted(line, amount, size, units)) multiply(found, size)
  else if (size && size.unit.kind !== 'spoon' && (multiplied || amount.max === null))
    takeSize(line, start, size, found, units)
  else if (!size && amount.max !== null) splitRange(line, amount, found, units)
  for (let bracket = readBracket(line, found.end); bracket; bracket = readBracket(line, found.end)) {
    found.notes.push(bracket.inner)
    found.end = bracket.end
  }
}

/** "1 1 tbsp flour", "3 1 cup milk", "1 320g thighs": a page wrote its count before a whole line. */
function isCounted(line: string, amount: Amount, size: ReadMeasure, units: UnitReader): boolean {
  const { unit, hyphen, end } = size
  if (amount.max !== null || !Number.isInteger(amount.min) || size.amount.start === amount.end) return false
  if (unit.kind !== 'spoon' && !(amount.min === 1 && METRIC.test(unit.word) && !hyphen)) return false
  return readPlacedUnit(line, end, units)?.kind !== 'container'
}

/** "3 x 50 g butter" are 150 g; "4 x 200 g steaks" and "2 x 400 g cans" are counted. */
function isWeighed(line: string, amount: Amount, size: ReadMeasure, units: UnitReader): boolean {
  if (size.unit.kind !== 'metric' || amount.max !== null || amount.min < 2 || size.hyphen) return false
  const rest = line.slice(size.end).replace(/^\s+/, '')
  if (readPlacedUnit(line, size.end, units)) return false
  return massNoun.test(/^[\p{L} -]+/u.exec(rest)?.[0].trim() ?? '')
}
/** One word that is no plural in the languages that are read. */
const massNoun = /^\p{L}+[^siyn]$/u

/** Of ounces and pounds, "1 6oz fillet" tells the size of one. */
const METRIC = /^(?:k?g|mg|ml|cl|dl|l)$/

function multiply(found: Quantity, size: ReadMeasure): void {
  const count = found.min ?? 1
  found.min = count * size.amount.min
  found.max = size.amount.max === null ? null : count * size.amount.max
  found.end = size.amount.end
}

function takeSize(line: string, start: number, size: ReadMeasure, found: Quantity, units: UnitReader): void {
  found.end = endOfSize(line, size, units)
  found.notes.push(line.slice(start, found.end).trim())
}

/** "1 - 14 oz can" is one can of 14 oz, not one to fourteen ounces. */
function splitRange(line: string, amount: Amount, found: Quantity, units: UnitReader): void {
  if (amount.min > 4 || (amount.max ?? 0) < 5) return
  const start = line.slice(0, amount.end).search(/[\d.,½⅓⅔¼¾]+$/)
  const size = readMeasure(line, start, units)
  if (size?.unit.kind !== 'metric' || readPlacedUnit(line, size.end, units)?.kind !== 'container') return
  found.max = null
  takeSize(line, start, size, found, units)
}

function placeUnit(line: string, found: Quantity, units: UnitReader): void {
  if ((found.min ?? 1) < 1) found.end += /^\s*an?(?=\s)/i.exec(line.slice(found.end, found.end + 6))?.[0].length ?? 0
  const start = found.end + (/^\s?[–—-]\s/.exec(line.slice(found.end, found.end + 3))?.[0].length ?? 0)
  const behind = skipFiller(line, start)
  const unit = readPlacedUnit(line, start, units) ?? (behind > start ? readPlacedUnit(line, behind, units) : null)
  if (!unit) return
  found.notes.push(...unit.modifiers)
  Object.assign(found, { unit: unit.text, name: unit.name, kind: unit.kind, end: unit.end })
}

/** "16-ounce can" is one can, "1-inch-thick steak" one steak, but "3-pound chicken" stays three pounds. */
function countPackage(line: string, amount: Amount, found: Quantity, units: UnitReader): void {
  const measured = { unit: { kind: found.kind }, end: found.end }
  const size = line.slice(amount.start, afterShape(line, measured))
  const shaped = amount.start + size.length > found.end
  found.end = amount.start + size.length
  const bracket = readBracket(line, found.end)
  const unit = readPlacedUnit(line, bracket?.end ?? found.end, units)
  if (shaped && !unit) Object.assign(found, { min: 1, max: null, unit: null, name: null, kind: null }).notes.push(size)
  if (!unit || unit.kind === 'metric' || unit.kind === 'spoon') return
  found.notes.push(size, ...(bracket ? [bracket.inner] : []), ...unit.modifiers)
  Object.assign(found, { min: 1, max: null, unit: unit.text, name: unit.name, kind: unit.kind, end: unit.end })
}
