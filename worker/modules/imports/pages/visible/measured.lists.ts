import { type PageDocument } from '../html/document.ts'
import { lineOf } from '../html/node.text.ts'
import { hasAmount } from './ingredients.reader.ts'
import type { Region } from './region.ts'

const LEAST_LINES = 3
const LEAST_SHARE = 0.5
const MAX_LINE = 120
const MAX_LISTS = 400

/** Lists without any name whose entries mostly are short and begin with amounts, at least two of them with a unit. */
export function measuredLists(document: PageDocument): Region[] {
  const regions: Region[] = []
  let looked = 0
  for (let index = 0; index < document.length && looked < MAX_LISTS; index++) {
    const node = document[index]
    if (!node || !LISTS.has(node.tag)) continue
    looked++
    const lines: string[] = []
    for (let child = index + 1; child < node.end; child = document[child]?.end ?? node.end) {
      if (ENTRIES.has(document[child]?.tag ?? '')) lines.push(lineOf(document, child).slice(0, MAX_LINE + 1))
    }
    const measured = lines.filter((line) => line.length <= MAX_LINE && hasAmount(line))
    const units = measured.filter((line) => UNIT.test(line))
    if (measured.length >= LEAST_LINES && measured.length >= lines.length * LEAST_SHARE && units.length >= 2) {
      regions.push({ start: index, end: node.end, headed: true })
    }
  }
  return regions
}

const LISTS = new Set(['ul', 'ol', 'tbody', 'table'])
const ENTRIES = new Set(['li', 'tr'])
const UNIT =
  /[\d½¼¾⅓⅔⅛]\s*(?:g|gr|kg|ml|l|dl|cl|oz|lbs?|cups?|tsp|tbsp|tbs|teaspoons?|tablespoons?|pounds?|ounces?|grams?|cloves?|sprigs?|EL|TL|Prise|Zehen?|cuill\p{L}*|cs|cc|gousses?|cucharad\p{L}*|tazas?|cucchiai\p{L}*|eetlepels?|theelepels?|spsk|tsk|msk|krm|szt|łyż\p{L}*|lžíc\p{L}*|PL|ČL|ks|dkg|db|φλ|κ\.|sk|su bardağı|xícaras?|colher\p{L}*)(?![\p{L}])/iu
