import type { Append } from '#worker/kernel/log/commit.ts'
import { languageOf, type CommonFood } from '#worker/modules/food-table/common-food.ts'
import type { Dialect } from '#worker/modules/food-table/dialect.contract.ts'
import type { NextId } from '#worker/kernel/log/reserve-ids.ts'
import { createFood, fillFood } from './food-appends.ts'
import { furnish } from './furnish.ts'
import type { Kitchen } from './kitchen.rows.ts'
import { matchFoods } from './match-foods.ts'

export interface CommonFoodsPlan {
  appends: readonly Append[]
  created: number
  filled: number
}

interface Asked {
  foods: readonly CommonFood[]
  dialect: Dialect
  /** Who has in the house what usually is there. */
  users: readonly number[]
}

/** Creates the common foods that are not there. Of those that are, whatever they are called, it fills what is empty. */
export function addCommonFoods(kitchen: Kitchen, { foods, dialect, users }: Asked, nextId: NextId): CommonFoodsPlan {
  const furnished = furnish(kitchen, languageOf(dialect), nextId)
  const matched = matchFoods(kitchen.foods, foods, dialect)
  const making = { dialect, furnished, users, nextId }
  const missing = foods.filter((food) => !matched.some((match) => match.food === food))
  const created = missing.flatMap((food) => createFood(food, making))
  const fillings = matched.map((match) => fillFood(match, kitchen.foods, making)).filter(isChange)
  const changed = fillings.flat().filter(({ events }) => events.some(({ type }) => type === 'food.changed'))
  const ids = changed.map(({ stream }) => Number(stream.slice('food:'.length)))
  const tree: Append = {
    stream: 'food-tree',
    expected: kitchen.shape[0]?.version ?? 0,
    events: ids.length > 0 ? [{ type: 'food.handed_down', data: { ids } }] : [],
  }
  return {
    appends: [...furnished.appends, ...created, ...fillings.flat(), tree],
    created: missing.length,
    filled: fillings.length,
  }
}

const isChange = (appends: readonly Append[]) => appends.some(({ events }) => events.length > 0)
