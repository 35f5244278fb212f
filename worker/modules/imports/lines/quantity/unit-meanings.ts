import { looseUnits, sameUnits } from './unit-meanings.table.ts'
import { unitReader } from './unit-lexicon.ts'

/** What a unit means, whatever its language, number or abbreviation: "tbsp" of "EL", "T." and "tablespoons". Null if unknown. */
export function unitMeaning(text: string): string | null {
  const word = text.trim().replace(/\.$/, '')
  const unit = read(word, 0)
  if (!unit || unit.end < word.length) return null
  const name = looseUnits.has(unit.name) ? unit.form : unit.name
  return meanings.get(name) ?? name
}

/** Whether a unit is another one in other letters: T is a tablespoon, and t a teaspoon. */
export function isAnotherInOtherCase(text: string): boolean {
  const [upper, lower] = [unitMeaning(text.toUpperCase()), unitMeaning(text.toLowerCase())]
  return upper !== null && lower !== null && upper !== lower
}

const meanings = new Map(sameUnits.flatMap(([first = '', ...others]) => others.map((name) => [name, first])))

const read = unitReader()
