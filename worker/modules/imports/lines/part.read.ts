import { adverbs, preparations } from './words.ts'
import type { Quantity } from './quantity/quantity.read.ts'
import { readQuantity } from './quantity/quantity.read.ts'
import type { UnitReader } from './quantity/unit-lexicon.ts'
import { foldWord } from './fold-word.ts'

const list = (text: string) => text.trim().split(/\s+/)

const parts = new Set(
  list(`
  juice zest rind peel leaves seeds grated skin pulp flesh yolk yolks whites finely-grated juices needles
  saft schale abrieb zesten abgeriebene mark blatter
  jus zeste zestes ecorce graines pulpe
  zumo jugo ralladura cascara piel hojas
  succo scorza buccia semi foglie
  suco sumo raspas casca folhas
  sap rasp schil blaadjes
  saft saften skal skallet revet
  sok skorka skorki
  stava kura kora pitjes
  сок цедра цедры сока
  χυμος χυμο ξυσμα
`),
)
const links = new Set([
  ...list(`and the of from or & scraped only plus von vom aus und de d' di z ze van av af fran fra da do od apo из od från από y e et en og och
  del dell' der des und sowie die das half la le el il freshly fresh squeezed strips ground a`),
  ...adverbs,
  ...preparations,
])

/** "Grated zest and juice of 2 limes": the amount counts whole limes, the part becomes a note. */
export function readPart(line: string, units: UnitReader): Quantity | null {
  let partSeen = false
  let index = 0
  for (let words = 0; words < 8; words++) {
    const end = line.indexOf(' ', index)
    if (end < 0) return null
    const word = foldWord(line.slice(index, end)).replace(/,$/, '')
    partSeen ||= parts.has(word)
    if (!parts.has(word) && !links.has(word)) return null
    index = end + 1
    const quantity = partSeen ? readQuantity(line, index, units) : null
    if (quantity && quantity.end < line.length)
      return { ...quantity, notes: [line.slice(0, index).trim(), ...quantity.notes] }
  }
  return null
}
