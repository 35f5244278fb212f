import type { UnitMatch } from '#worker/modules/imports/lines/quantity/unit-lexicon.ts'
import { knownUnit } from './known-unit.ts'
import { joinWords, nameWords } from './name-words.ts'

export interface Named {
  id: number
  name: string
  plural_name?: string | null
  parent?: number | null
}

/** A row as the rules compare it. */
export interface ReadName {
  row: Named
  words: readonly string[]
  phrase: string
  joined: string
  plural: string | null
  unit: UnitMatch | null
}

export function readName(row: Named, areUnits: boolean): ReadName {
  const words = nameWords(row.name)
  const plural = joinWords(nameWords(row.plural_name ?? ''))
  return {
    row,
    words,
    phrase: words.join(' '),
    joined: joinWords(words),
    plural: plural || null,
    unit: areUnits ? knownUnit(row.name) : null,
  }
}
