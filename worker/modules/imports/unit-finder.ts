import { nameKey } from '#worker/kernel/contract/name-key.ts'
import { isCaseSensitive } from './lines/quantity/unit-lexicon.ts'
import { unitMeaning } from './lines/quantity/unit-meanings.ts'
import type { VocabularyName } from './vocabulary.ts'

/** Without an id, it is new to the household. */
export type FoundUnit = { id?: number; name: string } | null

/**
 * Finds the household's unit: one that is called so, else one that means the same, whatever its spelling. Spellings of a
 * unit that is new become one unit, under the first of them.
 */
export function unitFinder(rows: readonly VocabularyName[]): (name: string | null) => FoundUnit {
  const called = new Map<string, VocabularyName>()
  const meant = new Map<string, VocabularyName>()
  const names = rows.flatMap((row) => [
    { name: row.name, row },
    ...(row.plural_name ? [{ name: row.plural_name, row }] : []),
  ])
  for (const { name, row } of names) {
    const key = keyOf(name)
    if (!called.has(key) || nameKey(row.name) === key) called.set(key, row)
    const meaning = unitMeaning(name)
    if (meaning !== null && !meant.has(meaning)) meant.set(meaning, row)
  }
  const added = new Map<string, string>()
  return (name) => {
    if (name === null) return null
    const known = called.get(keyOf(name))
    if (known) return { id: known.id, name }
    const meaning = unitMeaning(name)
    if (meaning === null) return { name }
    const alike = meant.get(meaning)
    if (alike) return { id: alike.id, name: alike.name }
    const first = added.get(meaning) ?? name
    added.set(meaning, first)
    return { name: first }
  }
}

/** T and t are two units. */
const keyOf = (name: string): string => (isCaseSensitive(name) ? name : nameKey(name))
