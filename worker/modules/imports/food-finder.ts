import { nameKey } from '#worker/kernel/contract/name-key.ts'
import { singularsOf } from './lines/singulars.ts'

interface FoodRow {
  id: number
  name: string
  plural_name: string | null
}

/** Without an id, it is new to the household. */
export type FoundFood = { id?: number; name: string } | null

/** Finds the household's food: one that is called so in either number, else one whose name is the other number of it. */
export function foodFinder(rows: readonly FoodRow[]): (name: string | null) => FoundFood {
  const called = new Map<string, FoodRow>()
  for (const row of rows) if (row.plural_name) called.set(nameKey(row.plural_name), row)
  for (const row of rows) called.set(nameKey(row.name), row)
  return (name) => {
    if (name === null) return null
    const row = called.get(nameKey(name))
    if (row) return { id: row.id, name }
    const [other] = otherNumbers(nameKey(name)).flatMap((key) => called.get(key) ?? [])
    return other ? { id: other.id, name: other.name } : { name }
  }
}

/** What a food may be called in the other number: "egg" for "eggs", and the reverse. */
export function otherNumbers(key: string): string[] {
  const [, start = '', word = ''] = /^(.*?)(\p{L}+)$/u.exec(key) ?? []
  const plurals = [`${word}s`, `${word}es`, `${word}n`, word.replace(/y$/, 'ies'), word.replace(/fe?$/, 'ves')]
  const sure = plurals.filter((plural) => singularsOf(plural, 'sure').includes(word))
  return [...singularsOf(word, 'sure'), ...sure].map((one) => start + one)
}
