import { readMeasure } from './measure.read.ts'
import { readOtherCount } from './other-count.read.ts'
import type { Quantity } from './quantity.read.ts'
import type { UnitReader } from './unit-lexicon.ts'
import { readPlacedUnit, skipFiller } from './unit.read.ts'

/** Reads on behind `found` and moves its end; false where nothing of its kind follows. */
export type MeasureStep = (line: string, found: Quantity, units: UnitReader) => boolean

/** Words for "or", as a pattern. */
export const OR = 'or|oder|ou|of|o|eller|lub|nebo|alebo|vagy|veya|sau|tai|или|або|ή'
const orMore = new RegExp(
  `\\s*(?:${OR})\\s+(?:so|more|less|mehr|so|plus|más|più|meer|mer|mere|mais|więcej|více|daha fazla|больше|enemmän)(?=\\s+(?!than\\b|if\\b|as\\b|to\\b|for\\b|depending\\b)\\p{L})`,
  'iuy',
)
/** "1 cup or more coconut milk", "a dollop or so of mustard". */
const vaguer: MeasureStep = (line, found) => {
  orMore.lastIndex = found.end
  const more = orMore.exec(line)
  if (!more) return false
  found.notes.push(more[0].trim())
  found.end += more[0].length
  return true
}

const orUnit = new RegExp(`\\s+(?:${OR})\\s+(?=\\p{L})`, 'iuy')
/** "1 can or jar of tuna": the line has the choice. */
const otherUnit: MeasureStep = (line, found, units) => {
  orUnit.lastIndex = found.end
  const joined = orUnit.exec(line)
  const unit = joined && readPlacedUnit(line, found.end + joined[0].length, units)
  if (!unit || unit.kind === 'metric' || skipFiller(line, unit.end) === unit.end) return false
  found.notes.push(line.slice(found.end, unit.end).trim())
  found.end = unit.end
  return true
}

const eachOf = /\s+(?:de|da|van|von|zu|à|á|a|je|po|по|of)\s+(?:je\s+)?(?=[\d½⅓⅔¼¾])/iuy
/** "2 latas de 400 g de tomate", "2 puszki po 400 g pomidorów": the size of each. */
const each: MeasureStep = (line, found, units) => {
  if (found.kind !== 'container' && found.kind !== 'piece') return false
  eachOf.lastIndex = found.end
  const start = eachOf.test(line) ? eachOf.lastIndex : -1
  const size = start < 0 ? null : readMeasure(line, start, units)
  if (!size || size.unit.kind !== 'metric') return false
  found.notes.push(line.slice(found.end, size.end).trim())
  found.end = size.end
  return true
}

/** "500g/1lb or 2 large handfuls of bread". */
const otherCount: MeasureStep = (line, found, units) => {
  const { end } = found
  readOtherCount(line, found, units)
  return found.end > end
}

/** What a line leaves open of its amount. */
export const choiceSteps: readonly MeasureStep[] = [each, otherCount, vaguer, otherUnit]
