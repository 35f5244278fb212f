import { readBracket } from '../bracket.read.ts'
import { type Modifier, readPreparation, readUnitModifier } from '../modifier.read.ts'
import { readMeasure } from './measure.read.ts'
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
  ['cake', /^\s+(?:mix|flour|yeast|pans?\b)/i],
  ['lump', /^\s+crab/i],
  ['slab', /^\s+bacon/i],
  ['gram', /^\s+(?:\(\p{L}+\)\s+)?flour/iu],
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
const amountlessWords = new Set(['packet', 'glass', 'sheets'])
const filler =
  /\s*(?:each(?:\s+of)?|of(?:\s+(?:the|an?|each))?|de(?:\s+(?:l[ae]s?|el)|\s+l['’])?|d['’]|du|des|di|del(?:l[aeo']|l['’])?|dei|degli|do|da|dos|das|von|vom|van|av|af|från|fra|z|ze|od|из|από|の|的)(?:(?<=['’の的])|\s+)/iuy
const nothing = /^[\s.]*(?:$|,(?!\s*(?:about|approx\.?)\s+[\d½¼¾⅓⅔⅛])|[;:*)–-])/

/** "4 cloves, minced garlic" are no cloves. */
const garlicBehind = /^,\s+(?:\p{L}+\s+){0,2}(?:garlic|knoblauch|ail|ajo|aglio|alho|knoflook)\b/iu

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
    const modifier = readUnitModifier(line, at) ?? readBetween(line, at, modifiers.length > 0, units)
    if (!modifier) return null
    modifiers.push(modifier.text)
    at = modifier.end
    unit = units(line, at)
  }
  if (!unit || isFood(line, unit) || (heaped > index && unit.kind !== 'spoon')) return null
  const text = line.slice(heaped > index ? index : at, unit.end)
  return { ...unit, text, modifiers }
}

/** Of other units a preparation tells nothing. */
const countable =
  /\s(?:clove|slice|stalk|rib|head|bulb|sprig|piece|zehe|scheibe|stange|gousse|tranche|diente|fett|spicchi|teen|plak|klyft|skiv|fed|ząb|stroužk)/iu

/** "1 minced clove", "1 lg 2-inch piece", "1 medium (12 ounce) loaf": what else stands before a unit. */
function readBetween(line: string, index: number, afterSize: boolean, units: UnitReader): Modifier | null {
  const state = countable.test(line) ? readPreparation(line, index) : null
  if (state) return state
  if (!afterSize) return null
  const bracket = readBracket(line, index)
  if (bracket) return { text: bracket.inner, end: bracket.end + (line.charAt(bracket.end) === ' ' ? 1 : 0) }
  const size = readMeasure(line, index, units)
  return size?.hyphen ? { text: line.slice(index, size.end), end: size.end + 1 } : null
}

/** A counted word at the end is the food ("5 cloves, crushed"); a measure may be alone ("500 ml"). */
function isFood(line: string, unit: UnitMatch): boolean {
  const rest = line.slice(unit.end)
  if (compounds.get(unit.word)?.test(rest)) return true
  if (needsFiller.has(unit.name) && skipFiller(line, unit.end) === unit.end) return true
  if (unit.kind === 'metric' || unit.kind === 'spoon' || unit.kind === 'length') return false
  if (unit.name === 'clove' && garlicBehind.test(rest)) return false
  const bracket = readBracket(line, unit.end)
  return nothing.test(bracket ? line.slice(bracket.end) : rest) && line.charCodeAt(unit.end - 1) < 0x3040
}

export function readBareUnit(line: string, start: number, units: UnitReader): PlacedUnit | null {
  if (line.charCodeAt(start) >= 0x3040) return null
  const unit = readPlacedUnit(line, start, units)
  if (!unit || nothing.test(line.slice(unit.end))) return null
  const filled = skipFiller(line, unit.end) > unit.end
  const sized =
    unit.modifiers.length > 0 && (unit.kind === 'piece' || unit.kind === 'container' || unit.name === 'spoonful')
  const bare = unit.kind === 'vague' || amountlessUnits.has(unit.name) || amountlessWords.has(unit.word) || sized
  return filled || (bare && line.charAt(unit.end) === ' ') ? unit : null
}
