import { nameKey } from '#worker/kernel/contract/name-key.ts'
import { languages, type Language } from '#worker/kernel/contract/languages.contract.ts'
import type { Append } from '#worker/kernel/log/commit.ts'
import { texts } from '#worker/locales/texts.ts'
import { aisles, type Aisle } from '#worker/modules/food-table/common-food.ts'
import type { NextId } from '#worker/kernel/log/reserve-ids.ts'
import { creation, type Create } from './creation.ts'
import { furnishUnits } from './furnish-units.ts'
import type { Kitchen, NamedRow } from './kitchen.rows.ts'
import { nutrients } from './nutrients.ts'

/** Finds what common foods refer to, in whatever language it is there, or creates it: `appends`. */
export function furnish(kitchen: Kitchen, language: Language, nextId: NextId) {
  const appends: Append[] = []
  const create: Create = (kind, row) => {
    const id = nextId(kind)
    appends.push(creation(kind, id, row))
    return id
  }
  const units = furnishUnits(kitchen, language, create)
  appends.push(...units.filled)
  const category = finder(kitchen.categories, language)
  const type = finder(kitchen.types, language)
  const aisle = (name: Aisle, place: number): [Aisle, number] => {
    const said = (of: Language) => texts[of].starter.categories[place] ?? ''
    return [name, category(said)?.id ?? create('supermarket-category', { name: said(language) })]
  }
  return {
    ...units,
    categories: new Map(aisles.map(aisle)),
    types: nutrients.map(({ names, unit, fdc_id }, order) => {
      const name = names[language]
      const known = type((of) => names[of])
      return known ?? { id: create('property-type', { name, unit, order, fdc_id }), name }
    }),
    appends,
  }
}
export type Furnished = ReturnType<typeof furnish>

const finder = (rows: readonly NamedRow[], language: Language) => (said: (of: Language) => string) => {
  const known = [language, ...languages].map((of) => rows.find(({ name_key }) => name_key === nameKey(said(of))))
  const row = known.find((one) => one !== undefined)
  return row && { id: row.id, name: row.name }
}
