import { nameKey } from '#worker/kernel/contract/name-key.ts'
import type { CommonFood } from '#worker/modules/food-table/common-food.ts'
import type { Dialect } from '#worker/modules/food-table/dialect.contract.ts'
import type { FoodRow } from './kitchen.rows.ts'
import { namesIn } from '#worker/modules/food-table/names-in.ts'

export interface Match {
  food: CommonFood
  row: FoodRow
}

/** Which common food a food of the space is, by its name or else by its plural. Several may be the same one. */
export function matchFoods(rows: readonly FoodRow[], foods: readonly CommonFood[], dialect: Dialect): Match[] {
  const byKey = new Map<string, CommonFood>()
  const isNew = (key: string) => !byKey.has(key)
  const remember = (food: CommonFood, names: readonly string[]) => {
    for (const key of names.map(nameKey).filter(isNew)) byKey.set(key, food)
  }
  for (const food of foods) remember(food, [food.names[dialect].name])
  for (const food of foods) remember(food, namesIn(food, dialect))
  return rows.flatMap((row) => {
    const food = byKey.get(row.name_key) ?? byKey.get(row.plural_key ?? '')
    return food ? [{ food, row }] : []
  })
}
