import { readSize, readUnitModifier } from '../modifier.read.ts'
import { readAmount } from './amount.read.ts'
import type { Quantity } from './quantity.read.ts'
import type { UnitReader } from './unit-lexicon.ts'
import { readPlacedUnit, skipFiller } from './unit.read.ts'

const or = /(?:or|oder|ou|o|of|eller|lub|nebo|alebo|vagy|veya|tai|или|або|ή)\s+/iuy

/** Of "4 fresh or 8 dried leaves" each is another food. */
const states = /^(?:fresh|dried|additional|extra)$/i

/** "1 fat or 2 smaller garlic cloves", "4 small or 2 large peppers": the second count of one food is a note on the first. */
export function readOtherCount(line: string, found: Quantity, units: UnitReader): void {
  let index = found.end
  while (line.charAt(index) === ' ') index++
  const start = index
  for (let next = readUnitModifier(line, index); next; next = readUnitModifier(line, index)) {
    if (states.test(next.text)) return
    index = next.end
  }
  or.lastIndex = index
  if ((index === start && found.unit === null) || !or.test(line)) return
  const amount = readAmount(line, or.lastIndex)
  if (!amount || (amount.word && amount.min <= 1)) return
  let end = line.charAt(amount.end) === ' ' ? amount.end + 1 : amount.end
  for (let size = readSize(line, end); size; size = readSize(line, end)) end = size.end
  const unit = readPlacedUnit(line, end, units)
  if (found.unit !== null && (!unit || unit.kind === found.kind)) return
  const behind = skipFiller(line, unit?.end ?? end)
  if (!/^\s*\p{L}/u.test(line.slice(behind, behind + 2))) return
  found.notes.push(line.slice(start, unit?.end ?? end).trim())
  found.end = behind
  if (unit && found.unit === null) Object.assign(found, { unit: unit.text, name: unit.name, kind: unit.kind })
}
