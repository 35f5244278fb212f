import { lineParser, type ParsedLine } from '#worker/modules/imports/lines/parse.ts'
import type { ShoppingItem, ItemFood, ItemUnit } from '../shopping-list.ts'
import { foodKey } from '../line/line.ts'
import { splitTyped } from './split-typed.ts'

export type TypedItem = Pick<ShoppingItem, 'food' | 'unit' | 'amount'>

interface Vocabulary {
  units: readonly ItemUnit[]
  foods: readonly ItemFood[]
}

/** Reads "2 l milk, bread, 500 g flour" with a household's own units and foods; makes nothing. */
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
      const name = nameOf(line)
      if (!name) return []
      return [
        {
          amount: amountOf(line),
          unit:
            line.unit === null ? null : (unitOf(line.unit) ?? { id: null, name: line.unit, plural: null, base: null }),
          food: foodOf(name) ?? { id: null, name, plural: null, category: null },
        },
      ]
    })
}

/** Of a range one buys the upper end, and one of what has no amount. */
const amountOf = ({ amount, amount_max, no_amount }: ParsedLine) => (no_amount ? 1 : (amount_max ?? amount))

/** Entries have no notes, so that what was said more of a food stays in its name. */
function nameOf({ food, note, is_header, original_text }: ParsedLine): string {
  if (is_header) return note
  const name = food ?? original_text.trim()
  return (note ? `${name} (${note})` : name).slice(0, 128)
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
