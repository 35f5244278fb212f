import { unitPlurals } from './unit-plurals.table.ts'

export interface UnitNumbers {
  name: string
  plural_name?: string
}

/** A unit's name in both numbers, from the one in which a line says it: "cup" and "cups" of "Cups", "cup(s)" and "cup". */
export function unitNumbers(text: string): UnitNumbers {
  const written = text.trim()
  const [, stem, ending = ''] = /^(.*\p{L})(?:\((?=\p{L}{1,3}\)$)|\/(?=\p{L}{1,2}$))(\p{L}+)\)?$/u.exec(written) ?? []
  if (stem !== undefined) return { plural_name: stem + ending, ...unitNumbers(stem) }
  const plural = plurals.get(written)
  if (plural !== undefined) return { name: written, plural_name: plural }
  const singular = singulars.get(written)
  return singular === undefined ? { name: written } : { name: singular, plural_name: written }
}

const plurals = new Map<string, string>()
const singulars = new Map<string, string>()

/** The first language to know a word has it: "Portion" is German, "portion" English. */
function learn(singular: string, plural: string) {
  if (!plurals.has(singular)) plurals.set(singular, plural)
  if (!singulars.has(plural)) singulars.set(plural, singular)
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

for (const [singular, plural] of unitPlurals) learn(singular, plural)
for (const [singular, plural] of unitPlurals) learn(capital(singular), capital(plural))
