import { readBracket } from './bracket.read.ts'
import type { Quantity } from './quantity/quantity.read.ts'
import { readQuantity } from './quantity/quantity.read.ts'
import type { UnitReader } from './quantity/unit-lexicon.ts'

/** "butter 50 g", "Sugar: 1 cup", "砂糖 小さじ2". `rest` follows the amount. */
export type Trailing = { quantity: Quantity; food: string; rest: string }

const starts = /[\d½⅓⅔¼¾⅕⅙⅛⅜⅝⅞]/g
const glueBefore = /[\p{L}\d.,/%$€£#½⅓⅔¼¾⅛(["'-]$/u
const eastAsian = /[\u3040-\u9fff\uac00-\ud7a3]$/
const eastAsianUnit = /(大さじ|小さじ|大匙|小匙|おおさじ|こさじ|計量カップ|カップ)(?:約|山盛り)?\s*$/
const notCounted =
  /(?:^|[\s.])(?:with|from|for|into|in|at|typ|type|tipo|no|nr|n°|№|size|step|of|grade|vol|mit|für|avec|pour|con|per|met|voor|med|and|or|&|aged?|page|note|see|figure|than|to|x|plus|von|de|di)\.?\s*$/iu
const separators = /[\s,;:=–—-]*(?:\b(?:ca|about|approx|etwa|ungefähr)\.?|約|约|~)?[\s,;:=–—-]*$/iu
const restPattern =
  /^\s*(?:$|[,;([*]|前後|程度|くらい|ぐらい|ほど|位|分|左右|以上|弱|強|each\b|or\s|plus\b|\p{L}+ed\b)/u

export function readTrailing(line: string, units: UnitReader): Trailing | null {
  for (const match of line.matchAll(starts)) {
    const before = line.slice(0, match.index)
    if ((glueBefore.test(before) && !eastAsian.test(before)) || before.lastIndexOf('(') > before.lastIndexOf(')'))
      continue
    const quantity = readQuantity(line, match.index, units)
    if (!quantity || notCounted.test(before)) continue
    const spoon = quantity.unit === null ? eastAsianUnit.exec(before) : null
    if (spoon) return readSpoonBefore(line, quantity, before.slice(0, spoon.index).trim(), spoon[1] ?? null)
    if (quantity.unit === null) placeLastUnit(line, quantity, units)
    const rest = line.slice(quantity.end)
    const food = before.replace(separators, '')
    if (food && !quantity.verbatim && (quantity.unit === null ? /^\s*(?:$|\()/ : restPattern).test(rest))
      return { quantity, food, rest }
  }
  return bracketed(line, units)
}

/** "砂糖 大さじ2", "大さじ2 砂糖": the spoon precedes its number. */
function readSpoonBefore(line: string, quantity: Quantity, food: string, unit: string | null): Trailing {
  const rest = line.slice(quantity.end).trim()
  if (food) return { quantity: { ...quantity, unit }, food, rest }
  return rest ? { quantity: { ...quantity, unit }, food: rest, rest: '' } : { quantity, food: unit ?? '', rest: '' }
}

function placeLastUnit(line: string, quantity: Quantity, units: UnitReader): void {
  const start = line.charAt(quantity.end) === ' ' ? quantity.end + 1 : quantity.end
  const unit = units(line, start)
  if (!unit || !restPattern.test(line.slice(unit.end))) return
  Object.assign(quantity, { unit: line.slice(start, unit.end), name: unit.name, kind: unit.kind, end: unit.end })
}

/** "butter (2 sticks), melted": the bracket holds only an amount and a unit. */
function bracketed(line: string, units: UnitReader): Trailing | null {
  const open = line.indexOf('(')
  const bracket = open > 0 ? readBracket(line, open) : null
  if (!bracket) return null
  const quantity = readQuantity(bracket.inner, 0, units)
  if (!quantity) return null
  if (quantity.unit === null) placeLastUnit(bracket.inner, quantity, units)
  const further = /^\s*[;/]\s*(.+)$/.exec(bracket.inner.slice(quantity.end))?.[1]
  if (quantity.unit === null || (quantity.end < bracket.inner.length && !further)) return null
  if (further) quantity.notes.push(further)
  return { quantity, food: line.slice(0, open).trim(), rest: line.slice(bracket.end) }
}
