import { remark, splitFood } from './food.split.ts'
import { readPart } from './part.read.ts'
import { type Quantity, readQuantity } from './quantity.read.ts'
import { readTrailing } from './trailing.read.ts'
import { unitBehind } from './unit.behind.ts'
import type { UnitReader } from './unit.lexicon.ts'
import { readBareUnit, skipFiller } from './unit.read.ts'

/** What a line says, in its own words. */
export type LineParts = { quantity: Quantity | null; food: string; notes: string[] }

/** Takes a cleaned line apart: an amount in front, a part of a whole, a unit alone, an amount behind, or just a food. */
export function takeApart(line: string, units: UnitReader): LineParts {
  const quantity = readQuantity(line, 0, units)
  if (quantity) return withFood(line.slice(quantity.end), quantity, [])
  const part = readPart(line, units)
  if (part) return withFood(line.slice(part.quantity.end), part.quantity, [part.note])
  const label = labelled(line, units)
  if (label) return label
  const bare = bareUnit(line, units)
  if (bare) return withFood(line.slice(bare.end), bare, [])
  const trailing = readTrailing(line, units)
  if (trailing) return behindFood(trailing)
  const { food, notes } = splitFood(line, { measured: false, packaged: false })
  return { quantity: null, food: food || line, notes: food ? notes : [] }
}

function withFood(text: string, quantity: Quantity, notes: string[]): LineParts {
  const rest = text.replace(/^[\s,;:.–—-]+/, '')
  if (quantity.verbatim) {
    const comma = rest.search(/[,;(]/)
    const food = comma < 0 ? rest : rest.slice(0, comma)
    return { quantity, food: food.trim(), notes: comma < 0 ? notes : [...notes, remark(rest.slice(comma))] }
  }
  const split = splitFood(rest, { measured: true, packaged: quantity.kind === 'container' })
  const behind = quantity.unit === null ? unitBehind(split.food) : null
  return {
    quantity: behind ? { ...quantity, unit: behind.unit } : quantity,
    food: behind?.food ?? split.food,
    notes: [...notes, ...quantity.notes, ...split.notes],
  }
}

const few = /(?:an? )?(?:few|several|some|good few)\s+/iy

function bareUnit(line: string, units: UnitReader): Quantity | null {
  few.lastIndex = 0
  const start = few.test(line) ? few.lastIndex : 0
  const unit = readBareUnit(line, start, units)
  if (!unit) return null
  const notes = [line.slice(0, start).trim(), ...unit.modifiers]
  const end = skipFiller(line, unit.end)
  return { min: null, max: null, unit: unit.text, name: unit.name, kind: unit.kind, notes, end, verbatim: false }
}

const label = /^(\p{L}[^:,;(\d]{1,40}):\s+(?=\S)/u
const labels =
  /^(?:optional|garnish|for garnish|to garnish|topping|toppings|to serve|for serving|accompaniments?|facultatif|opcional|opzionale|zum garnieren|zum servieren)$/i

/** "Optional: 2 tbsp capers", "Garnish: lemon wedges": the label is a remark on the food after it. */
function labelled(line: string, units: UnitReader): LineParts | null {
  const match = label.exec(line)
  if (!match) return null
  const name = match[1] ?? ''
  const quantity = readQuantity(line, match[0].length, units)
  if (!quantity) {
    if (!labels.test(name)) return null
    const parts = takeApart(line.slice(match[0].length), units)
    return { ...parts, notes: [name, ...parts.notes] }
  }
  const parts = withFood(line.slice(quantity.end), quantity, [name])
  return parts.food && (quantity.unit !== null || labels.test(name)) ? parts : null
}

function behindFood({ quantity, food, rest }: { quantity: Quantity; food: string; rest: string }): LineParts {
  const split = splitFood(food, { measured: false, packaged: false })
  return { quantity, food: split.food || food, notes: [...split.notes, ...quantity.notes, remark(rest)] }
}
