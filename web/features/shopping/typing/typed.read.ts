import { lineParser } from '#worker/modules/imports/lines/parse.ts'
import { splitTyped } from '#worker/modules/imports/typed/split-typed.ts'
import { typedAmount, typedName } from '#worker/modules/imports/typed/typed-line.ts'
import type { ShoppingItem, ItemFood, ItemUnit } from '../shopping-list.ts'
import { foodKey } from '../line/line.ts'

export type TypedItem = Pick<ShoppingItem, 'food' | 'unit' | 'amount'>

interface Vocabulary {
  units: readonly ItemUnit[]
  foods: readonly ItemFood[]
}

/** Parses "2 l milk, bread, 500 g flour" with the household's units and foods; creates nothing. */
export function createTypedParser({ units, foods }: Vocabulary): (text: string) => TypedItem[] {
  const parse = lineParser({
    units: units.flatMap(({ name, plural }) => (plural ? [name, plural] : [name])),
    foods: foods.map(({ name }) => name),
  })
  const unitOf = indexByName(units)
  const foodOf = indexByName(foods)
  return (text) =>
    splitTyped(text).flatMap((part) => {
      const line = parse(part)
      const name = typedName(line)
      if (!name) return []
      return [
        {
          amount: typedAmount(line),
          unit:
            line.unit === null ? null : (unitOf(line.unit) ?? { id: null, name: line.unit, plural: null, base: null }),
          food: foodOf(name) ?? { id: null, name, plural: null, category: null },
        },
      ]
    })
}

type InflectableRow = { name: string; plural: string | null }

function indexByName<T extends InflectableRow>(rows: readonly T[]): (name: string) => T | undefined {
  const byName = new Map<string, T>()
  for (const row of rows.toReversed()) {
    if (row.plural) byName.set(foodKey({ name: row.plural }), row)
    byName.set(foodKey(row), row)
  }
  return (name) => byName.get(foodKey({ name }))
}
