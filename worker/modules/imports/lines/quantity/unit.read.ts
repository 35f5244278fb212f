import { readBracket } from '../bracket.read.ts'
import { readUnitModifier } from '../modifier.read.ts'
import type { UnitMatch, UnitReader } from './unit-lexicon.ts'

export type PlacedUnit = UnitMatch & { text: string; modifiers: string[] }

const germanHeap = /(?:leicht\s+)?(?:geh|gestr|gehäuft|gestrichen)(?:e[rsn]?)?\.?\s+/iy

/** Foods that begin with a unit word: the word, and what must follow it. */
const compounds = new Map<string, RegExp>([
  ['rib', /^\s+eye/i],
  ['pound', /^\s+cake/i],
  ['pot', /^\s+(?:roast|sticker|pie)/i],
  ['bottle', /^\s+gourd/i],
  ['glass', /^\s+noodle/i],
  ['cake', /^\s+(?:mix|flour)/i],
  ['leaf', /^\s+lettuce/i],
  ['head', /^\s+lettuces/i],
  ['filet', /^\s+mignon/i],
  ['pak', /^\s+cho[iy]/i],
  ['noix', /^\s+de\s+(?:coco|cajou|p[ée]can|saint|macadamia|muscade)/i],
  ['sheet', /^\s+pan/i],
  ['finger', /^\s+chil/i],
  ['drop', /^\s+scone/i],
])
/** Units only before "of": "1 filo d'olio", but "2 filo sheets". */
const needsFiller = new Set('filet filo fio noix trait portion noisette chorro sleeve nest tray'.split(' '))
/** Often without an amount and "of": "sprig mint", "tsp vanilla". */
const amountlessUnits = new Set(['sprig', 'head', 'tsp', 'tbsp', 'drop'])
const filler =
  /\s*(?:each(?:\s+of)?|of(?:\s+(?:the|an?|each))?|de(?:\s+(?:l[ae]s?|el)|\s+l['’])?|d['’]|du|des|di|del(?:l[aeo']|l['’])?|dei|degli|do|da|dos|das|von|vom|van|av|af|från|fra|z|ze|od|из|από|の|的)(?:(?<=['’の的])|\s+)/iuy
const nothing = /^[\s.]*(?:$|,(?!\s*(?:about|approx\.?)\s+[\d½¼¾⅓⅔⅛])|[;:*)–-])/

/** The index after "of", "de", "d'", "di", "von" …, if one of them follows. */
export function skipFiller(line: string, index: number): number {
  filler.lastIndex = index
  return filler.test(line) ? filler.lastIndex : index
}

/** Null if the next word belongs to the food. */
export function readPlacedUnit(line: string, start: number, units: UnitReader): PlacedUnit | null {
  let index = start
  while (line.charAt(index) === ' ') index++
  germanHeap.lastIndex = index
  const heaped = germanHeap.test(line) ? germanHeap.lastIndex : index
  const modifiers: string[] = []
  let at = heaped
  let unit = units(line, at)
  while (!unit && modifiers.length < 3) {
    const modifier = readUnitModifier(line, at)
    if (!modifier) return null
    modifiers.push(modifier.text)
    at = modifier.end
    unit = units(line, at)
  }
  if (!unit || isFood(line, unit) || (heaped > index && unit.kind !== 'spoon')) return null
  const text = line.slice(heaped > index ? index : at, unit.end)
  return { ...unit, text, modifiers }
}

/** A counted word at the end is the food ("5 cloves, crushed"); a measure may be alone ("500 ml"). */
function isFood(line: string, unit: UnitMatch): boolean {
  const rest = line.slice(unit.end)
  if (compounds.get(unit.word)?.test(rest)) return true
  if (needsFiller.has(unit.name) && skipFiller(line, unit.end) === unit.end) return true
  if (unit.kind === 'metric' || unit.kind === 'spoon' || unit.kind === 'length') return false
  const bracket = readBracket(line, unit.end)
  return nothing.test(bracket ? line.slice(bracket.end) : rest) && line.charCodeAt(unit.end - 1) < 0x3040
}

export function readBareUnit(line: string, start: number, units: UnitReader): PlacedUnit | null {
  if (line.charCodeAt(start) >= 0x3040) return null
  const unit = readPlacedUnit(line, start, units)
  if (!unit || nothing.test(line.slice(unit.end))) return null
  const filled = skipFiller(line, unit.end) > unit.end
  const bare = unit.kind === 'vague' || amountlessUnits.has(unit.name)
  return filled || (bare && line.charAt(unit.end) === ' ') ? unit : null
}
