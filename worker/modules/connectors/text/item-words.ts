import { nameKey } from '#worker/kernel/contract/fold-name.ts'
import { foodFinder } from '#worker/modules/imports/food-finder.ts'
import { lineParser } from '#worker/modules/imports/lines/parse.ts'
import { unitFinder } from '#worker/modules/imports/lines/quantity/unit-finder.ts'
import type { ItemFood, ItemUnit } from './listed-item.ts'

export interface Quantity {
  amount: number
  unit: string | null
}

/** A text taken apart; null where it says no amount. */
export interface ItemReading {
  food: string
  quantity: Quantity | null
}

interface UnitRow {
  id: number
  name: string
  plural_name: string | null
  base_unit: string | null
}
interface FoodRow {
  id: number
  name: string
  plural_name: string | null
  aisle: string | null
}

/** How a space reads what is written in a service. */
export interface ItemWords {
  read(text: string): ItemReading
  /** Whether the whole text is an amount, as in "2 l". */
  quantity(text: string): Quantity | null
  food(name: string): ItemFood
  unit(name: string): ItemUnit
}

const BRACKETS = /^(.*\S)\s*\(([^()]+)\)$/su
const LONGEST_NAME = 128

export function itemWords({ units, foods }: { units: readonly UnitRow[]; foods: readonly FoodRow[] }): ItemWords {
  const spellings = units.flatMap(({ name, plural_name, base_unit }) => [name, plural_name ?? '', base_unit ?? ''])
  const parse = lineParser({
    units: spellings.filter(Boolean),
    foods: foods.map(({ name }) => name),
  })
  const findFood = foodFinder(foods)
  const findUnit = unitFinder(units)
  const byId = new Map(foods.map((food) => [food.id, food]))
  const unitById = new Map(units.map((unit) => [unit.id, unit]))
  const byBase = new Map(units.toReversed().map((unit) => [nameKey(unit.base_unit ?? ''), unit]))

  const quantity = (text: string): Quantity | null => {
    // A parser of lines takes the last word for the food, so it is given one.
    const line = parse(`${text.trim()} ${ANY_FOOD}`)
    const isAmount = line.food === ANY_FOOD && line.note === '' && !line.no_amount
    return isAmount ? { amount: line.amount_max ?? line.amount, unit: line.unit } : null
  }

  return {
    quantity,
    read(text) {
      const whole = oneLine(text)
      const [, food = '', inner = ''] = BRACKETS.exec(whole) ?? []
      const inBrackets = inner === '' ? null : quantity(inner)
      if (inBrackets) return { food: food.slice(0, LONGEST_NAME).trim(), quantity: inBrackets }
      const line = parse(whole)
      if (line.food === null) return { food: whole.slice(0, LONGEST_NAME).trim(), quantity: null }
      // Entries have no notes, so a note stays in the name.
      const name = line.note === '' ? line.food : `${line.food} (${line.note})`
      return {
        food: name.slice(0, LONGEST_NAME).trim(),
        quantity: line.no_amount ? null : { amount: line.amount_max ?? line.amount, unit: line.unit },
      }
    },
    food(name) {
      const found = findFood(name)
      const row = found?.id === undefined ? undefined : byId.get(found.id)
      return row ? { id: row.id, name: row.name, aisle: row.aisle } : { id: null, name, aisle: null }
    },
    unit(name) {
      const found = findUnit(name)
      const row = (found?.id === undefined ? undefined : unitById.get(found.id)) ?? byBase.get(nameKey(name))
      return row
        ? { id: row.id, name: row.name, base: row.base_unit }
        : { id: null, name: (found?.name ?? name).slice(0, LONGEST_NAME), base: null }
    },
  }
}

const ANY_FOOD = 'flour'

export const oneLine = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim()
