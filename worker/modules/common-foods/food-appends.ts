import { nameKey } from '#worker/kernel/contract/name-key.ts'
import type { Append } from '#worker/kernel/log/commit.ts'
import type { FoodAttributes, FoodEvent } from '#worker/modules/foods/food.events.ts'
import { languageOf, type CommonFood } from '#worker/modules/food-table/common-food.ts'
import type { Dialect } from '#worker/modules/food-table/dialect.contract.ts'
import type { NextId } from '#worker/kernel/log/reserve-ids.ts'
import { creation } from './creation.ts'
import type { Furnished } from './furnish.ts'
import { MILLILITRES_PER_CUP, volumes } from './household-measures.ts'
import type { FoodRow } from './kitchen.rows.ts'
import type { Match } from './match-foods.ts'
import { nutrients } from './nutrients.ts'

interface Making {
  dialect: Dialect
  furnished: Furnished
  users: readonly number[]
  nextId: NextId
}

/** Every food has the same fields, so that one statement writes them all. */
export function createFood(food: CommonFood, making: Making): Append[] {
  const id = making.nextId('food')
  const { name, plural } = food.names[making.dialect]
  const data = {
    id,
    name,
    plural_name: plural,
    supermarket_category: making.furnished.categories.get(food.aisle) ?? null,
    ignore_shopping: food.isNeverBought,
    ...measuredPer100g(making),
  }
  const stocked: FoodEvent = { type: 'food.stocked', data: { id, users: [...making.users] } }
  const events: FoodEvent[] = [
    { type: 'food.created', data },
    propertiesSet(id, food, making),
    ...(food.isUsuallyInTheHouse ? [stocked] : []),
  ]
  return [{ stream: `food:${id}`, expected: 0, events }, ...conversionsOf(id, food, making)]
}

/** Nothing that somebody said is overwritten: a food with a property or a conversion keeps those it has, and gets no other. */
export function fillFood({ food, row }: Match, rows: readonly FoodRow[], making: Making): Append[] {
  const { id, version } = row
  const isMeasured = row.has_properties === 1 || row.properties_food_unit !== null
  const patch: FoodAttributes = {
    ...pluralOf(food, row, rows, making.dialect),
    ...(row.supermarket_category === null
      ? { supermarket_category: making.furnished.categories.get(food.aisle) ?? null }
      : {}),
    ...(isMeasured ? {} : measuredPer100g(making)),
  }
  const changed: FoodEvent = { type: 'food.changed', data: { id, patch, batch: true } }
  const events: FoodEvent[] = [
    ...(Object.keys(patch).length > 0 ? [changed] : []),
    ...(isMeasured ? [] : [propertiesSet(id, food, making)]),
  ]
  const conversions = row.has_conversions === 1 ? [] : conversionsOf(id, food, making)
  return [{ stream: `food:${id}`, expected: version, events }, ...conversions]
}

const measuredPer100g = ({ furnished }: Making) => ({
  properties_food_amount: 100,
  properties_food_unit: furnished.gram,
})

const propertiesSet = (id: number, { figures }: CommonFood, { furnished, nextId }: Making): FoodEvent => ({
  type: 'food.properties_set',
  data: {
    id,
    properties: nutrients.flatMap((nutrient, i) => {
      const type = furnished.types[i]
      return type ? [{ id: nextId('property'), property_type: type, property_amount: nutrient.of(figures) }] : []
    }),
  },
})

function pluralOf(food: CommonFood, row: FoodRow, rows: readonly FoodRow[], dialect: Dialect): FoodAttributes {
  const { name, plural } = food.names[dialect]
  if (plural === null || row.plural_key !== null || row.name_key !== nameKey(name)) return {}
  const key = nameKey(plural)
  return rows.some((other) => other.name_key === key || other.plural_key === key) ? {} : { plural_name: plural }
}

function conversionsOf(food: number, { weights }: CommonFood, making: Making): Append[] {
  const { furnished, dialect, nextId } = making
  const { amount, millilitres } = volumes[languageOf(dialect)]
  return [...weights].flatMap(([measure, grams]) => {
    const isCup = measure === 'cup'
    const base = isCup ? furnished.volume : furnished.measures.get(measure)
    if (base === undefined) return []
    const conversion = {
      food,
      base_amount: isCup ? amount : 1,
      base_unit: base,
      converted_amount: isCup ? Number(((grams * millilitres) / MILLILITRES_PER_CUP).toPrecision(4)) : grams,
      converted_unit: furnished.gram,
    }
    return [creation('unit-conversion', nextId('unit-conversion'), conversion)]
  })
}
