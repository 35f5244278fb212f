import { nameKey } from '#worker/kernel/contract/fold-name.ts'
import { isAnotherInOtherCase, unitMeaning } from './unit-meanings.ts'
import { unitNumbers } from './unit-numbers.ts'

export interface UnitRow {
  id: number
  name: string
  plural_name?: string | null | undefined
}

/** Without an id, it is new to the household, and called so from then on. */
export type FoundUnit = { id?: number; name: string; plural_name?: string } | null

/**
 * Finds the household's unit: one that is called so, else one that means the same, whatever its spelling. Spellings of a
 * unit that is new become one unit, under the first of them.
 */
export function unitFinder(rows: readonly UnitRow[]): (name: string | null) => FoundUnit {
  const called = new Map<string, UnitRow>()
  const meant = new Map<string, UnitRow>()
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
  const added = new Map<string, FoundUnit>()
  return (name) => {
    if (name === null) return null
    const known = called.get(keyOf(name))
    if (known) return { id: known.id, name }
    const meaning = unitMeaning(name)
    const alike = meaning === null ? undefined : meant.get(meaning)
    if (alike) return { id: alike.id, name: alike.name }
    const key = meaning ?? nameKey(name)
    const unit = added.get(key) ?? newUnit(name, meaning)
    added.set(key, unit)
    return unit
  }
}

/** T and t are two units, but one name. */
const keyOf = (name: string): string => (isAnotherInOtherCase(name) ? name : nameKey(name))

const newUnit = (name: string, meaning: string | null): FoundUnit =>
  meaning !== null && isAnotherInOtherCase(name) ? { name: meaning } : unitNumbers(name)
