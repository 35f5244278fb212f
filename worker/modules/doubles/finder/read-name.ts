import { unitMeaning } from '#worker/modules/imports/lines/quantity/unit-meanings.ts'
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
  /** Of a unit, what it means in any language; null where nobody knows it. */
  meaning: string | null
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
    meaning: areUnits ? (unitMeaning(row.name) ?? unitMeaning(row.plural_name ?? '')) : null,
  }
}
